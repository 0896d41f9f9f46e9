import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../figures';
import { listProducts, root, startShop } from '../shop';
import type { Stage } from '../stage';
import { growth, measureCosts } from './growth';
import { requests } from './requests';
import { searchAndSort } from './search-and-sort';

const counts = [50, 500, 5_000, 20_000];
/** The shop that is searched, sorted, and asked for as much as it gives. */
const large = 5_000;

/** Shops of growing size: what each costs, and how much a large one answers. */
export async function scale({ scratch, print }: Stage): Promise<Figure[]> {
  const folder = await scratch();
  const costs = new Map<number, Awaited<ReturnType<typeof measureCosts>>>();
  const figures: Figure[] = [];
  for (const count of counts) {
    print(`  inventing, importing and starting a shop of ${count} products`);
    const shop = await startLargeShop(folder, count);
    try {
      print('  opening its list and searching');
      costs.set(count, await measureCosts(shop.url));
      if (count === large) figures.push(...(await measureLargeShop(shop.url, print)));
    } finally {
      await shop.stop();
    }
  }
  return [...growth(costs), ...figures];
}

async function measureLargeShop(url: string, print: Stage['print']): Promise<Figure[]> {
  const products = await listProducts(url);
  print(`  searching and sorting ${products.length} products`);
  const inThePage = await searchAndSort(url, products);
  print('  asking the server for as much as it gives');
  const onTheServer = await requests(url, [
    '/api/auth/products/?limit=8',
    '/api/auth/products/',
    '/products',
    `/products/${products[0]?.slug}`,
  ]);
  return [...inThePage, ...onTheServer];
}

/**
 * Starts a shop of invented products, with the demo shop's pictures.
 * @param scratch folder for files, data and release of all shops
 */
async function startLargeShop(scratch: string, count: number) {
  const files = path.join(scratch, `files-${count}`);
  const pictures = path.join(root, 'api/demo/pictures');
  const env = {
    DATA_DIR: path.join(scratch, `data-${count}`),
    // One release for all of them.
    STORE_DIR: path.join(scratch, 'store'),
    DATABASE_URL: '',
  };
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
