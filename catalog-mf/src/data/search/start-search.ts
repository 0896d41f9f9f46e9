import { shopConfig } from '@shop/shared/config';
import { getDefaultStore } from 'jotai';
import { startTransition } from 'react';
import {
  catalogAtom,
  knownCatalog,
  refreshCatalog,
  setMakeFindMore,
  type WholeList,
} from '../catalog-atoms';
import type { FindMore } from '../list-rules';
import { makeSearch } from './search-index';
import { loadSearchedProducts } from './searched-products';
import { makeSynonyms } from './synonyms';

let started: Promise<void> | undefined;

/** In the browser: makes the list in memory ready, and each further one before it is there. */
export function startSearch(): Promise<void> {
  started ??= start().finally(() => {
    started = undefined;
  });
  return started;
}

async function start(): Promise<void> {
  setMakeFindMore(makeFindMore);
  const known = await refreshCatalog();
  if (!known || known.findMore) return;
  const findMore = await makeFindMore(known);
  if (knownCatalog() === known) {
    startTransition(() => getDefaultStore().set(catalogAtom, { ...known, findMore }));
  }
}

const makeFindMore = async (list: WholeList): Promise<FindMore> =>
  makeSearch(await loadSearchedProducts(list), makeSynonyms(shopConfig().searchSynonyms));

let known: { of: string; findMore: Promise<FindMore> } | undefined;

/**
 * On the server: the same for pages without scripts. One index is kept, made of what all visitors
 * see.
 */
export async function searchOnServer(list: WholeList, signal: AbortSignal): Promise<FindMore> {
  const products = await loadSearchedProducts(list, signal);
  const { searchSynonyms } = shopConfig();
  const of = JSON.stringify([products, searchSynonyms]);
  if (known?.of !== of)
    known = { of, findMore: makeSearch(products, makeSynonyms(searchSynonyms)) };
  return known.findMore;
}
