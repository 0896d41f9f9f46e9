import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@shop/shared/contract';

type Content = Omit<ReleaseSet, 'id'>;

/** A set is named by its content, like a commit: sha256, its first 16 digits. */
export function withContentId({ parent, parts, since }: Content): ReleaseSet {
  const content = { parent, parts, ...(since ? { since } : {}) };
  const hash = createHash('sha256').update(JSON.stringify(content));
  return { id: hash.digest('hex').slice(0, 16), ...content };
}
