import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopAccess } from './database-access';
import { manifestName } from './encoded-folder';
import type { ImportReport } from './import-data';
import { type ImportRequest, runImport } from './run-import';

/**
 * Loads a seed folder (products.csv, categories.csv, pictures/, posts/) into a shop that never had
 * products or posts, or in place of an older seed without later changes. Undefined when there was
 * nothing to do. Throws ImportRefused.
 */
export async function seedIfEmpty(
  shop: ShopAccess,
  folder: string,
  { dataDir, mediaStore, currency }: Pick<ImportRequest, 'dataDir' | 'mediaStore' | 'currency'>,
): Promise<ImportReport | undefined> {
  const seedHash = await hashSeed(folder);
  if (!(await shop.wantsSeed(seedHash))) return undefined;
  const posts = await listPosts(folder);
  return runImport(shop, {
    products: join(folder, 'products.csv'),
    posts: posts.length > 0 ? join(folder, postsFolder) : undefined,
    pictures: join(folder, 'pictures'),
    removeMissing: true,
    seedHash,
    dataDir,
    mediaStore,
    currency,
  });
}

const postsFolder = 'posts';

async function listPosts(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, postsFolder), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(postsFolder, name));
}

async function hashSeed(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = ['products.csv', 'categories.csv', join('pictures', manifestName)];
  for (const name of [...names, ...(await listPosts(folder)).sort()]) {
    const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
