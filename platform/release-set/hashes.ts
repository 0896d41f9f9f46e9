import { createHash } from 'node:crypto';
import type { ReleaseSet } from './release-set';

/** A Subresource Integrity value (W3C SRI); sha384 where nothing else is said. */
export const integrityOf = (bytes: Uint8Array | string, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** A set is named by its content, like a commit: the first 16 digits of a sha256. */
export function contentId({ parent, parts, since }: Omit<ReleaseSet, 'id'>): string {
  const content = JSON.stringify({ parent, parts, since });
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
