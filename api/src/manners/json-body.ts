import type { FastifyInstance } from 'fastify';
import { parseError, unsupportedMediaType } from './api-error';
import { describeJsonFault } from './json-fault';
import { describeUtf8Fault } from './utf8-fault';

/**
 * Reads request bodies as Django REST Framework with only its JSONParser: an empty body is an
 * empty object, other media types are 415, broken JSON is 400 in Python's words.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
  app.addContentTypeParser('*', async (request: { headers: { 'content-type'?: string } }) => {
    throw unsupportedMediaType(request.headers['content-type'] ?? '');
  });
}

/** The value of a JSON body; throws a 400 ApiError that says where it is broken. */
export function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) return {};
  const fault = describeUtf8Fault(body);
  if (fault) throw parseError(fault);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  try {
    return JSON.parse(text);
  } catch {
    throw parseError(describeJsonFault(text));
  }
}
