import type { ProductCard } from '@shop/shared/entities';
import { ResourceCache } from 'federated-site/async';
import { startTransition, useEffect, useMemo, useReducer, useState } from 'react';
import type { Catalog } from './catalog-cache';
import { findProducts, findWithIndex, type ListQuery, listPath } from './list-filters';
import { prepareSearch } from './load-search';

/** By path of the search; Back then finds the page as long as it was, and scrolls. */
const searches = new ResourceCache<{ catalog: Catalog; cards: readonly ProductCard[] }>({
  maxEntries: 10,
});

/**
 * What the list in memory has for a query. Names and subtitles are searched at once, the index in
 * tasks of its own: until it is done, the last results stay. They also stay while the code of the
 * index is loading and no name fits: the index may find products that names do not.
 * @returns the products, undefined while none are known; `isWaiting` while the code is loading
 */
export function useFound(
  catalog: Catalog | undefined,
  query: ListQuery,
): { found: readonly ProductCard[] | undefined; isWaiting: boolean } {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { findMore } = catalog ?? {};
  const usesIndex = findMore !== undefined && query.q !== '';
  const path = listPath(query, 'view', 'page');
  const search = searches.peek(path);
  const searched = search?.catalog === catalog ? search?.cards : undefined;
  const isKnown = searched !== undefined;

  useEffect(() => {
    if (!catalog || !usesIndex || isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { cards, categories } = catalog;
    void findWithIndex(cards, query, categories, findMore, signal).then((cards) => {
      if (signal.aborted) return;
      searches.set(path, { catalog, cards });
      startTransition(drawAgain);
    });
    return () => controller.abort();
  }, [catalog, query, path, findMore, usesIndex, isKnown]);

  const named = useMemo(
    () =>
      catalog && !usesIndex ? findProducts(catalog.cards, query, catalog.categories) : undefined,
    [catalog, query, usesIndex],
  );
  const now = usesIndex ? searched : named;
  const isUnknown = query.q !== '' && findMore === undefined && now?.length === 0;
  useEffect(() => {
    if (isUnknown) void prepareSearch();
  }, [isUnknown]);
  const known = isUnknown ? undefined : now;
  const [before, setBefore] = useState(known);
  if (known && known !== before) setBefore(known);
  return { found: known ?? before, isWaiting: isUnknown };
}
