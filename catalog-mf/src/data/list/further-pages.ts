import type { ProductCard } from '@shop/shared/entities';
import { ResourceCache } from 'federated-site/async';
import { loadPage } from './list-api';
import { type ListQuery, listPath, readQuery } from './list-filters';

/** Pages of the same list, the current one being 0. */
export interface FurtherPages {
  /** Names the list: another order is another one. */
  key: string;
  peek: (index: number) => readonly ProductCard[] | undefined;
  /** @throws HttpError, NetworkError */
  load: (index: number) => Promise<readonly ProductCard[]>;
}

/** By path of the page; a visitor who comes back finds the shown pages. */
const pages = new ResourceCache<readonly ProductCard[]>({
  load: async (path) => {
    const answer = await loadPage(readQuery(path.slice(path.indexOf('?'))));
    return Array.isArray(answer) ? [] : answer.cards;
  },
  // Prices and stock may have changed after this, in ms.
  maxAgeMs: 60_000,
  maxEntries: 100,
});

/** @param first number of the page that is shown */
export function furtherPages(query: ListQuery, first: number): FurtherPages {
  const path = (index: number) => listPath({ ...query, page: first + index }, 'q', 'view');
  return {
    key: path(0),
    peek: (index) => pages.peek(path(index)),
    load: (index) => pages.get(path(index)),
  };
}
