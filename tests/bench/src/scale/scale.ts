import { type Figure, inTurn } from '../figures';
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
  const ofLarge: Figure[] = [];
  const costs = await inTurn(counts, async (count) => {
    print(`  inventing, importing and starting a shop of ${count} products`);
    const shop = await startLargeShop(folder, count);
    print('  opening its list and searching');
    const figures = await measureCosts(shop.found);
    if (count === large) ofLarge.push(...(await measureLargeShop(shop.found, print)));
    await shop.end();
    return [count, figures] as const;
  });
  return [...growth(new Map(costs)), ...ofLarge, ...(await apiAnswers(folder, stage))];
}

async function measureLargeShop(url: string, print: Stage['print']): Promise<Figure[]> {
  const [product] = await listProducts(url);
  print('  searching and sorting');
  const inThePage = await searchAndSort(url);
  print('  asking the server for as much as it gives');
  const onTheServer = await requests(url, [
    '/api/auth/products/?limit=8',
    '/api/auth/products/',
    '/products',
    `/products/${product?.slug}`,
  ]);
  return [...inThePage, ...onTheServer];
}
