import type { Category, ProductCard } from '@shop/shared/entities';
import { ResourceCache } from 'federated-site/async';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { startTransition } from 'react';
import { categoriesForAll, forgetCategories } from '../categories-api';
import { inTimeSlices } from '../time-slices';
import { loadCards } from './list-api';
import type { FindMore } from './list-filters';
import { searchText } from './list-rules';

/** The whole list as it was loaded: search, sort and filter then need no request. */
export interface Catalog {
  cards: readonly ProductCard[];
  categories: readonly Category[];
  /** The search beyond names and subtitles; undefined until a visitor begins to search. */
  findMore: FindMore | undefined;
}

export type WholeList = Pick<Catalog, 'cards' | 'categories'>;

/** In place of the search beyond names and subtitles, while its code cannot be had. */
export const findNoMore: FindMore = async () => [];

type MakeFindMore = (list: WholeList) => Promise<FindMore>;

const cache = new ResourceCache<Catalog, 'all'>({
  load,
  // Prices and stock may have changed after this, in ms.
  maxAgeMs: 60_000,
  // In slices: the visitor may be scrolling. Loaders are not components and reach an atom by its
  // store.
  onChange: (catalog) => startTransition(() => getDefaultStore().set(catalogAtom, catalog)),
});

/** The cache for components. Only ever set in a browser: a server has many visitors. */
const catalogAtom = atom<Catalog | undefined>(undefined);

let makeFindMore: MakeFindMore | undefined;

/** For the search, when its code has loaded: sets the function that builds it for a list. */
export function setMakeFindMore(make: MakeFindMore): void {
  makeFindMore = make;
}

/** The list in memory, for components. */
export const useCatalog = (): Catalog | undefined => useAtomValue(catalogAtom);

/** The list in memory, however old. */
export const cachedCatalog = (): Catalog | undefined => cache.peek('all');

/**
 * A whole list that came with an answer.
 * @returns the search beyond names in it, when a visitor has begun to search
 */
export async function storeCatalog(list: WholeList): Promise<FindMore | undefined> {
  const findMore = await makeFindMore?.(list);
  cache.set('all', { ...list, findMore });
  return findMore;
}

/** For the search: adds it to a list, if that is still the one in memory. */
export function addFindMore(catalog: Catalog, findMore: FindMore): void {
  if (cachedCatalog() === catalog) cache.update('all', { ...catalog, findMore });
}

/** Forgets everything, for tests. */
export function forgetCatalog(): void {
  cache.clear();
  firstAnswer = undefined;
  getDefaultStore().set(catalogAtom, undefined);
  makeFindMore = undefined;
  forgetCategories();
}

/** An answer under way that may bring the whole list; never rejects. */
let firstAnswer: Promise<unknown> | undefined;

/**
 * Makes `refreshCatalog` wait for an answer that is under way, since it may bring the whole list.
 * @param answer settles once `storeCatalog` was called, or will not be; never rejects
 */
export function mayBringCatalog(answer: Promise<unknown>): void {
  firstAnswer ??= answer.finally(() => {
    firstAnswer = undefined;
  });
}

/**
 * Loads the whole list, one time for all callers, unless it is cached and young enough.
 * @returns the list, or the cached one when it cannot be loaded
 */
export async function refreshCatalog(): Promise<Catalog | undefined> {
  try {
    if (firstAnswer) await firstAnswer;
    return await cache.get('all');
  } catch (error) {
    console.info('whole product list:', error);
    return cachedCatalog();
  }
}

async function load(): Promise<Catalog> {
  const [cards, categories] = await Promise.all([loadCards({}), categoriesForAll()]);
  // Made ready in slices, so that the first search finds it so.
  await inTimeSlices(cards, searchText);
  const list = {
    cards,
    categories: categories.length > 0 ? categories : (cachedCatalog()?.categories ?? []),
  };
  return { ...list, findMore: await makeFindMore?.(list) };
}
