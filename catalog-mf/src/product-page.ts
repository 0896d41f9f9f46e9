import type { ProductCard } from '@shop/shared/entities';
import { prefetchProduct } from './data/product/product-cache';

/** The product page's chunk. */
export const loadProductPage = () =>
  import(/* webpackChunkName: "product" */ './pages/product/ProductPage');

/** A click on this card may follow: its data and its page's code begin to load. */
export function prefetchProductPage(card: ProductCard): void {
  prefetchProduct(card);
  // A navigation requests it again and shows the error.
  loadProductPage().catch(() => undefined);
}
