import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One answer, serialised and compressed once, to be sent any number of times. */
export interface EncodedReply {
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** Strong entity tags; each encoding has its own, as RFC 9110 section 8.8.3 asks. */
  etags: Readonly<Record<Encoding, string>>;
  /** Bytes held in memory. */
  bytes: number;
}

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

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
          brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
          gunzippable(identity, { level: 6 }),
        ]);
  return {
    bodies: { identity, br, gzip: gz },
    etags: { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gz"` },
    bytes: identity.length + br.length + gz.length,
  };
}
