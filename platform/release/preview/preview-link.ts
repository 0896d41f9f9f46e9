import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { signClaim } from '../../release-set/preview-claim';
import type { FolderStore } from '../store/folder-store';
import { checkedName } from '../store/names';
import { createExclusive } from '../store/write-file';

/** How long a link opens a preview, in ms: a week. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Where a visitor enters the preview of a channel: a path below the site's address, signed with a
 * key that only the store and its storefront servers have.
 * @param page path that it opens with
 */
export async function previewPath(
  store: FolderStore,
  channel: string,
  page: string,
): Promise<string> {
  const claim = { channel: checkedName('channel', channel), until: Date.now() + maxAgeMs };
  const signed = signClaim(claim, await readKey(store));
  return `/_preview/${signed}${page === '/' ? '' : `?next=${page}`}`;
}

/** The store's key, made by the first who needs it. */
async function readKey(store: FolderStore): Promise<string> {
  const file = path.join(store.folder, 'keys', 'preview');
  await createExclusive(file, randomBytes(32).toString('hex'), 0o600);
  return readFile(file, 'utf8');
}
