import type { Category, ProductCard } from '@shop/shared/entities';
import type { Pending } from '@shop/shared/ui/bundled';

/** One page of the list: plain data of its cards only, for the page's hydration. */
export interface ListPage {
  state: 'ready';
  cards: readonly ProductCard[];
  /** all matches */
  total: number;
  /** the page that is shown, which exists; 1 for an empty list */
  page: number;
  categories: readonly Category[];
}

/** How asking for products ended (spec section 4: loading, error, empty). */
export type ListResult = ListPage | { state: 'failed'; categories: readonly Category[] };

/** What the list route's loader gives; plain data on the server, never `coming`. */
export type ListData = ListResult | Pending<ListResult>;
