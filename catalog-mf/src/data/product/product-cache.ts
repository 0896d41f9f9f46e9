import type { ProductCard } from '@shop/shared/entities';
import { ResourceCache } from 'federated-site/async';
import { loadProduct } from './product-api';

const maxEntries = 50;
const cards = new ResourceCache<ProductCard>({ maxEntries });
const products = new ResourceCache({
  load: (slug: string) => loadProduct(slug),
  // Its price may have changed after this, in ms.
  maxAgeMs: 30_000,
  maxEntries,
});

/**
 * A visitor is about to open a product: keeps its card, from which the page can be drawn at once,
 * and begins to load the rest. For the browser only: on a server this would mix up visitors.
 */
export function prefetchProduct(card: ProductCard): void {
  cards.set(card.slug, card);
  if (!saveData()) products.get(card.slug).catch(() => cards.delete(card.slug));
}

/**
 * The known data of a product before its page is opened. Handed out one time, so that a later visit
 * requests it again.
 * @returns its card, the request under way, which may reject, and its answer, unless it has
 *   grown old: a page can be drawn from that without a wait
 */
export function takeProduct(slug: string) {
  const card = cards.peek(slug);
  const product = products.pending(slug);
  const loaded = products.isCurrent(slug) && products.peek(slug);
  products.delete(slug);
  return card && { card, ...(product && { product }), ...(loaded && { loaded }) };
}

/** Whether the visitor asked for less traffic: then nothing is loaded on a guess. */
const saveData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
