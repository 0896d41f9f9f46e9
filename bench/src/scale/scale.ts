import type { Figure } from '../report/figure';
import { listProducts } from '../shop/products';
import type { Stage } from '../stage';
import { startLargeShop } from './large-shop';
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
