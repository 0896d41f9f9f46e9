import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** One answer, serialised and compressed once, to be sent any number of times. */
export interface EncodedReply {
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** Strong entity tags; each encoding has its own, as RFC 9110 section 8.8.3 asks. */
  etags: Readonly<Record<Encoding, string>>;
  /** Size in memory, in bytes. */
  bytes: number;
}

/** Below this many bytes compressing gains nothing. */
const minCompressedBytes = 1_000;

/** Serialises a value as JSON and compresses it. */
export async function encodeReply(value: unknown): Promise<EncodedReply> {
  const identity = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const [br, gz] =
    identity.length < minCompressedBytes
      ? [identity, identity]
      : await Promise.all([
          promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
          promisify(gzip)(identity, { level: 6 }),
        ]);
  return {
    bodies: { identity, br, gzip: gz },
    etags: { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gz"` },
    bytes: identity.length + br.length + gz.length,
  };
}

/** Sends a cached reply in the encoding the caller takes, or 304 when the caller has it already. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: EncodedReply,
): FastifyReply {
  const negotiated = negotiate(request.headers['accept-encoding'] ?? '', encodings) ?? 'identity';
  const encoding = encoded.bodies[negotiated] === encoded.bodies.identity ? 'identity' : negotiated;
  const etag = encoded.etags[encoding];
  reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json').send(encoded.bodies[encoding]);
}

/** Whether an If-None-Match header names this entity tag (weak comparison, RFC 9110 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
