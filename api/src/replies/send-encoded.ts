import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matchesEtag } from './choose-encoding';
import type { EncodedReply } from './encoded-reply';

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
