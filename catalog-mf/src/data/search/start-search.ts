import { shopConfig } from '@shop/shared/config';
import type { Category, ProductCard } from '@shop/shared/entities';
import { getDefaultStore } from 'jotai';
import { startTransition } from 'react';
import { type Catalog, catalogAtom, refreshCatalog } from '../catalog-atoms';
import type { FindMore } from '../list-rules';
import { makeSearch } from './search-index';
import { loadSearchedProducts } from './searched-products';
import { makeSynonyms } from './synonyms';

let started: Promise<void> | undefined;

/** In the browser: an index of the list in memory, and a new one with each new list. */
export function startSearch(): Promise<void> {
  started ??= refreshCatalog().then(() => {
    const store = getDefaultStore();
    let cards: Catalog['cards'] | undefined;
    const follow = async () => {
      const catalog = store.get(catalogAtom);
      if (!catalog || catalog.cards === cards) return;
      cards = catalog.cards;
      const synonyms = makeSynonyms(shopConfig().searchSynonyms);
      const findMore = await makeSearch(await loadSearchedProducts(catalog), synonyms);
      const now = store.get(catalogAtom);
      if (now?.cards === cards) startTransition(() => store.set(catalogAtom, { ...now, findMore }));
    };
    store.sub(catalogAtom, () => void follow());
    return follow();
  });
  return started;
}

let known: { of: string; findMore: Promise<FindMore> } | undefined;

/**
 * On the server: the same for pages without scripts. One index is kept, made of what all visitors
 * see.
 */
export async function searchOnServer(
  cards: readonly ProductCard[],
  categories: readonly Category[],
  signal: AbortSignal,
): Promise<FindMore> {
  const products = await loadSearchedProducts({ cards, categories }, signal);
  const { searchSynonyms } = shopConfig();
  const of = JSON.stringify([products, searchSynonyms]);
  if (known?.of !== of)
    known = { of, findMore: makeSearch(products, makeSynonyms(searchSynonyms)) };
  return known.findMore;
}
