import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../report/figure';
import { root } from '../root';
import { runProgram } from '../shop/child';
import { listProducts } from '../shop/products';
import { type Shop, startShop } from '../shop/start-shop';
import type { Stage } from '../stage';
import { requests } from './requests';
import { searchAndSort } from './search-and-sort';

const count = 5_000;

/** A large shop: what a visitor feels of its size, and what its server can bear. */
export async function scale({ scratch, say }: Stage): Promise<Figure[]> {
  say(`  inventing, importing and starting a shop of ${count} products`);
  const shop = await startLargeShop(count, await scratch());
  try {
    const products = await listProducts(shop.url);
    say(`  searching and sorting ${products.length} products`);
    const felt = await searchAndSort(shop.url, products);
    say('  asking the server for as much as it gives');
    const borne = await requests(shop.url, [
      '/api/auth/products/?limit=8',
      '/api/auth/products/',
      '/products',
      `/products/${products[0]?.slug}`,
    ]);
    return [...felt, ...borne];
  } finally {
    await shop.stop();
  }
}

/** ms */
const limit = 300_000;

/**
 * Starts a shop of invented products, with the demo shop's pictures.
 * @param count of products
 * @param scratch folder for its files and data
 */
async function startLargeShop(count: number, scratch: string): Promise<Shop> {
  const dataDir = path.join(scratch, 'data');
  const files = path.join(scratch, 'files');
  const pictures = path.join(root, 'api/demo/pictures');
  const hasPictures = existsSync(path.join(pictures, 'manifest.json'));
  const command = (...args: string[]) =>
    runProgram(process.execPath, ['commands/run-workspace.mjs', 'api', ...args], {
      cwd: root,
      env: { DATA_DIR: dataDir, DATABASE_URL: '', SKIP_INSTALL: '1', INIT_CWD: root },
      limit,
    });
  const fromDemo = hasPictures ? ['--pictures', pictures] : [];
  await command('generate', String(count), '--out', files, ...fromDemo);
  await command('import', path.join(files, 'products.csv'), ...(hasPictures ? [pictures] : []));
  return startShop({ dataDir, env: { DATABASE_URL: '' } });
}
