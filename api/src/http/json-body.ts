import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/**
 * Reads request bodies as Django REST Framework with only its JSONParser: an empty body is an
 * empty object, other media types are 415, broken JSON is 400.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
  app.addContentTypeParser<Buffer>(
    /^image\//,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.takesPicture) throw unsupported(request);
      return body;
    },
  );
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    throw unsupported(request);
  });
}

export const unsupported = ({ headers }: FastifyRequest): ApiError =>
  new ApiError(415, {
    detail: `Unsupported media type "${headers['content-type'] ?? ''}" in request.`,
  });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a picture. */
    takesPicture?: true;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The value of a JSON body; throws a 400 ApiError when it is none. */
export function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) return {};
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw parseError('The body is not UTF-8.');
  }
  try {
    return JSON.parse(text);
  } catch {
    // V8's message quotes the body, which may hold a password, and differs between versions.
    throw parseError('The body is not JSON.');
  }
}

const parseError = (reason: string): ApiError =>
  new ApiError(400, { detail: `JSON parse error - ${reason}` });
