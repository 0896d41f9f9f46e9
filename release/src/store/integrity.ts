import { createHash } from 'node:crypto';

/** A Subresource Integrity value (W3C SRI), sha384. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
