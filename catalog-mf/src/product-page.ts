import type { ProductCard } from '@shop/shared/entities';
import { prefetchProduct } from './data/product/product-cache';

const loadChunk = () => import(/* webpackChunkName: "product" */ './pages/product/ProductPage');

/** The same chunk as in `pages/product/Later.tsx`. */
const loadBelow = () => import(/* webpackChunkName: "later" */ './pages/product/below');

/** The product page's chunk; a server, which draws the whole page, has the rest of its code too. */
export async function loadProductPage() {
  const page = await loadChunk();
  if (typeof document === 'undefined') await page.loadLater();
  return page;
}

/** A click on this card may follow: its data and its page's code begin to load. */
export function prefetchProductPage(card: ProductCard): void {
  prefetchProduct(card);
  // Both at once: a page that scripts draw waits for both. A navigation requests again what failed, and
  // shows the error of the page's own code.
  Promise.all([loadChunk(), loadBelow()]).catch(() => undefined);
}
