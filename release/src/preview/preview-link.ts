import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
  const expires = (Date.now() + maxAgeMs).toString(36);
  const claim = `${checkedName('channel', channel)}.${expires}`;
  const signature = createHmac('sha256', await readKey(store))
    .update(claim)
    .digest('base64url');
  return `/_preview/${claim}.${signature}${page === '/' ? '' : `?next=${page}`}`;
}

/** The store's key, made by the first who needs it. */
async function readKey(store: FolderStore): Promise<string> {
  const file = path.join(store.folder, 'keys', 'preview');
  await createExclusive(file, randomBytes(32).toString('hex'), 0o600);
  return readFile(file, 'utf8');
}
