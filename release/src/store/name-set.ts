import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@shop/shared/contract';

type Content = Omit<ReleaseSet, 'id'>;

/** A set is named by its content, like a commit: sha256, its first 16 digits. */
export const nameSet = ({ parent, parts }: Content): ReleaseSet => ({
  id: createHash('sha256').update(JSON.stringify({ parent, parts })).digest('hex').slice(0, 16),
  parent,
  parts,
});
