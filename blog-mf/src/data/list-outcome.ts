import type { Pending } from '@shop/shared/ui/bundled';
import type { PostCard } from './post-rules';

/** How asking for the posts ended (spec section 4: loading, then error, empty or list). */
export type ListResult =
  | {
      state: 'ready';
      /** those of one page */
      cards: readonly PostCard[];
      /** a page that exists; 1 for an empty list */
      page: number;
      /** 0 for an empty list */
      pages: number;
    }
  | { state: 'failed' };

/** What the list route's loader gives; plain data on the server, never `coming`. */
export type ListData = ListResult | Pending<ListResult>;
