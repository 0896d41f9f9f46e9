import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedReply, Encoding } from './encoded-reply';

/** Sends a kept reply in the encoding the caller takes, or 304 when the caller has it already. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: EncodedReply,
): FastifyReply {
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = encoded.bodies[wanted] === encoded.bodies.identity ? 'identity' : wanted;
  const etag = encoded.etags[encoding];
  reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json').send(encoded.bodies[encoding]);
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110 section 12.5.3). */
function chooseEncoding(header: string | undefined): Encoding {
  const allowed = new Map<string, boolean>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) allowed.set(name, weight === undefined || Number(weight) > 0);
  }
  if (allowed.get('br')) return 'br';
  if (allowed.get('gzip')) return 'gzip';
  return 'identity';
}

/** Whether an If-None-Match header names this entity tag (weak comparison, RFC 9110 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
