import type { Category, ProductCard } from '@shop/shared/entities';
import { atom, getDefaultStore } from 'jotai';
import { startTransition } from 'react';
import { categoriesForAll, forgetCategories } from './cached-categories';
import { loadCards } from './list-api';
import type { FindMore } from './list-rules';

/** The whole list as it was loaded: search, sort and filter then need no request. */
export interface Catalog {
  cards: readonly ProductCard[];
  categories: readonly Category[];
  /** ms since 1970 */
  loadedAt: number;
  /** What the search finds beside names and subtitles, once a visitor has wanted to search. */
  findMore: FindMore | undefined;
}

export type WholeList = Pick<Catalog, 'cards' | 'categories'>;

type MakeFindMore = (list: WholeList) => Promise<FindMore>;

/** Prices and stock may have changed after this, in ms. */
const maxAgeMs = 60_000;

/** Only ever set in a browser: on a server it would be every visitor's. */
export const catalogAtom = atom<Catalog | undefined>(undefined);

let makeFindMore: MakeFindMore | undefined;

/** For the search, when its code has come: what makes it ready for a list. */
export function setMakeFindMore(make: MakeFindMore): void {
  makeFindMore = make;
}

let loading: Promise<Catalog | undefined> | undefined;

export const cachedCatalog = (): Catalog | undefined => getDefaultStore().get(catalogAtom);

/**
 * A whole list that came with an answer.
 * @returns what more a search finds in it, when somebody has wanted to search
 */
export async function keepCatalog(list: WholeList): Promise<FindMore | undefined> {
  const findMore = await makeFindMore?.(list);
  // Drawn in slices: the visitor may be scrolling.
  startTransition(() =>
    getDefaultStore().set(catalogAtom, { ...list, loadedAt: Date.now(), findMore }),
  );
  return findMore;
}

/** Forgets everything, for tests. */
export function forgetCatalog(): void {
  getDefaultStore().set(catalogAtom, undefined);
  loading = undefined;
  makeFindMore = undefined;
  forgetCategories();
}

/**
 * Takes a load of the whole list that somebody else has begun for the one that all wait for.
 * @param loaded settles once `keepCatalog` was called, or will not be; never rejects
 */
export function shareCatalog(loaded: Promise<unknown>): void {
  loading ??= loaded.then(cachedCatalog).finally(() => {
    loading = undefined;
  });
}

/** The load that is under way, if any. */
export const pendingCatalog = (): Promise<Catalog | undefined> | undefined => loading;

/**
 * Loads the whole list, once for all who ask, unless it is known and fresh.
 * @returns the list, or what is known when it cannot be had
 */
export function refreshCatalog(): Promise<Catalog | undefined> {
  const known = cachedCatalog();
  if (known && Date.now() - known.loadedAt < maxAgeMs) return Promise.resolve(known);
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Catalog | undefined> {
  try {
    const [cards, categories] = await Promise.all([loadCards(''), categoriesForAll()]);
    await keepCatalog({
      cards,
      categories: categories.length > 0 ? categories : (cachedCatalog()?.categories ?? []),
    });
  } catch (error) {
    console.info('whole product list:', error);
  }
  return cachedCatalog();
}
