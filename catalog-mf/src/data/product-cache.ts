import type { Product, ProductCard } from '@shop/shared/entities';
import { loadProduct } from './product-api';

/** What is known of a product before its page is opened. */
export interface KnownProduct {
  card: ProductCard;
  /** A request under way or done, unless it has grown stale. May reject. */
  product?: Promise<Product>;
  /** What it was answered, when it is done: a page can be drawn from it without a wait. */
  loaded?: Product;
}

/** A product asked for longer ago is asked for again: its price may have changed. In ms. */
const maxAgeMs = 30_000;
/** Oldest first out. */
const maxEntries = 50;

interface Entry extends KnownProduct {
  askedAt: number;
}

const entries = new Map<string, Entry>();

/**
 * A visitor is about to open a product: keeps its card, from which the page can be drawn at once,
 * and begins to load the rest. For the browser only: on a server this would mix up visitors.
 */
export function prefetchProduct(card: ProductCard): void {
  const known = entries.get(card.slug);
  if (known?.product && Date.now() - known.askedAt < maxAgeMs) return;
  entries.delete(card.slug);
  const product = saveData() ? undefined : loadProduct(card.slug);
  const entry: Entry = { card, askedAt: Date.now(), ...(product && { product }) };
  product?.then(
    (loaded) => Object.assign(entry, { loaded }),
    () => entries.delete(card.slug),
  );
  entries.set(card.slug, entry);
  const [oldest] = entries.keys();
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
}

/** What is known of a product; its request is handed out once, so that a later visit asks anew. */
export function takeProduct(slug: string): KnownProduct | undefined {
  const entry = entries.get(slug);
  if (!entry) return undefined;
  const { askedAt, ...known } = entry;
  entries.set(slug, { card: known.card, askedAt });
  return Date.now() - askedAt < maxAgeMs ? known : { card: known.card };
}

/** Whether the visitor asked for less traffic: then nothing is loaded on a guess. */
const saveData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
