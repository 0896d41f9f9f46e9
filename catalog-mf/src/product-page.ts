import type { ProductCard } from '@shop/shared/entities';
import { prefetchProduct, saveData } from './data/product/product-cache';

export const loadProductPage = () =>
  import(/* webpackChunkName: "product" */ './pages/product/ProductPage');

/** For a touch, which has no rest before it. A navigation asks again and says what went wrong. */
export const preloadProductPage = () => void (saveData() || loadProductPage().catch(() => {}));

/** A click on this card may follow: its data and its page's code begin to load. */
export function prefetchProductPage(card: ProductCard): void {
  prefetchProduct(card);
  preloadProductPage();
}
