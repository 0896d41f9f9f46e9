import type { Figure } from '../figures';
import { listProducts } from '../shop';
import type { Stage } from '../stage';
import { apiAnswers } from './api-answers';
import { growth, measureCosts } from './growth';
import { startLargeShop } from './large-shop';
import { requests } from './requests';
import { searchAndSort } from './search-and-sort';

const counts = [50, 500, 5_000, 20_000];
/** The shop for searches, sorting and the load test. */
const large = 5_000;

/** Shops of growing size: what each costs, and how much a large one answers. */
export async function scale(stage: Stage): Promise<Figure[]> {
  const { scratch, print } = stage;
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
  return [...growth(costs), ...figures, ...(await apiAnswers(folder, stage))];
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
