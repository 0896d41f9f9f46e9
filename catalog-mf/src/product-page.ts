import type { ProductCard } from '@shop/shared/entities';
import { prefetchProduct } from './data/product/product-cache';

const loadChunk = () => import(/* webpackChunkName: "product" */ './pages/product/ProductPage');

/** The product page's chunk; a server, which draws the whole page, has the rest of its code too. */
export async function loadProductPage() {
  const page = await loadChunk();
  if (typeof document === 'undefined') await page.loadLater();
  return page;
}

/** A click on this card may follow: its data and its page's code begin to load. */
export function prefetchProductPage(card: ProductCard): void {
  prefetchProduct(card);
  // A navigation requests it again and shows the error.
  loadChunk()
    .then((page) => page.loadLater())
    .catch(() => undefined);
}
