import type { ProductCard } from '@shop/shared/entities';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Catalog } from './catalog-atoms';
import type { ListQuery } from './list-query-rules';
import { findProducts, findWithIndex } from './list-rules';

/**
 * What the list in memory has for a query. Names and subtitles are searched at once, the index in
 * tasks of its own: what was found before stays until all is found.
 */
export function useFound(
  catalog: Catalog | undefined,
  query: ListQuery,
): readonly ProductCard[] | undefined {
  const [searched, setSearched] = useState<{ of: object[]; cards: readonly ProductCard[] }>();
  const { findMore } = catalog ?? {};
  const usesIndex = findMore !== undefined && query.q !== '';

  useEffect(() => {
    if (!catalog || !usesIndex) return;
    let isWanted = true;
    const { cards, categories } = catalog;
    void findWithIndex(cards, query, categories, findMore, () => isWanted).then((cards) => {
      if (isWanted) startTransition(() => setSearched({ of: [catalog, query], cards }));
    });
    return () => {
      isWanted = false;
    };
  }, [catalog, query, findMore, usesIndex]);

  const named = useMemo(
    () =>
      catalog && !usesIndex ? findProducts(catalog.cards, query, catalog.categories) : undefined,
    [catalog, query, usesIndex],
  );
  const isCurrent = searched?.of[0] === catalog && searched?.of[1] === query;
  const now = usesIndex ? (isCurrent ? searched?.cards : undefined) : named;
  const [before, setBefore] = useState(now);
  if (now && now !== before) setBefore(now);
  return now ?? before;
}
