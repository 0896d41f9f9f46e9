import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName } from '../pictures/encoded-folder';
import type { ImportReport } from './import-data';
import { runImport } from './run-import';
import type { ShopAccess } from './shop-access';

/**
 * Loads a seed folder (products.csv, categories.csv, pictures/) into a shop that never had
 * products, or in place of an older seed nobody has touched. Undefined when there was nothing to do.
 * Throws ImportRefused.
 */
export async function seedIfEmpty(
  shop: ShopAccess,
  folder: string,
  dataDir: string,
): Promise<ImportReport | undefined> {
  const seedHash = await hashSeed(folder);
  if (!(await shop.wantsSeed(seedHash))) return undefined;
  return runImport(shop, {
    products: join(folder, 'products.csv'),
    pictures: join(folder, 'pictures'),
    removeMissing: true,
    seedHash,
    dataDir,
  });
}

async function hashSeed(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['products.csv', 'categories.csv', join('pictures', manifestName)]) {
    const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
