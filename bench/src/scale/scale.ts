import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../figures';
import { listProducts, root, startShop } from '../shop';
import type { Stage } from '../stage';
import { requests } from './requests';
import { searchAndSort } from './search-and-sort';

const count = 5_000;

/** A large shop: how long search and sorting take, and how many requests its server answers. */
export async function scale({ scratch, print }: Stage): Promise<Figure[]> {
  print(`  inventing, importing and starting a shop of ${count} products`);
  const shop = await startLargeShop(await scratch());
  try {
    const products = await listProducts(shop.url);
    print(`  searching and sorting ${products.length} products`);
    const inThePage = await searchAndSort(shop.url, products);
    print('  asking the server for as much as it gives');
    const onTheServer = await requests(shop.url, [
      '/api/auth/products/?limit=8',
      '/api/auth/products/',
      '/products',
      `/products/${products[0]?.slug}`,
    ]);
    return [...inThePage, ...onTheServer];
  } finally {
    await shop.stop();
  }
}

/**
 * Starts a shop of invented products, with the demo shop's pictures.
 * @param scratch folder for its files and data
 */
async function startLargeShop(scratch: string) {
  const files = path.join(scratch, 'files');
  const pictures = path.join(root, 'api/demo/pictures');
  const env = { DATA_DIR: path.join(scratch, 'data'), DATABASE_URL: '' };
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['commands/run-workspace.mjs', 'api', ...args], {
      cwd: root,
      env: { ...process.env, ...env, SKIP_INSTALL: '1', INIT_CWD: root },
      timeout: 300_000,
    });
  await command('generate', String(count), '--out', files, '--pictures', pictures);
  await command('import', path.join(files, 'products.csv'), pictures);
  return startShop(env);
}
