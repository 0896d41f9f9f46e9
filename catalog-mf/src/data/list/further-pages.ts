import type { ProductCard } from '@shop/shared/entities';
import { ResourceCache } from 'federated-site/async';
import { loadPage } from './list-api';
import { type ListQuery, listPath, readQuery } from './list-filters';

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

/**
 * Pages of the same list, the current one being 0; loading one throws HttpError or NetworkError.
 * @param first number of the page that is shown
 */
export function furtherPages(query: ListQuery, first: number) {
  const path = (index: number) => listPath({ ...query, page: first + index }, 'q', 'view');
  return {
    /** Names the list: another order is another one. */
    key: path(0),
    peek: (index: number) => pages.peek(path(index)),
    load: (index: number) => pages.get(path(index)),
  };
}
