import { type ShopConfig, shopConfig } from '@shop/shared/config';
import { addFindMore, refreshCatalog, setMakeFindMore, type WholeList } from '../catalog-atoms';
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
  if (known && !known.findMore) addFindMore(known, await makeFindMore(known));
}

const makeFindMore = async (list: WholeList): Promise<FindMore> =>
  makeSearch(await loadSearchedProducts(list), makeSynonyms(shopConfig().searchSynonyms));

/** On a server colours and features are asked for again after this, in ms. */
const maxAgeMs = 5_000;

interface Asked {
  askedAt: number;
  list: WholeList;
  synonyms: ShopConfig['searchSynonyms'];
  findMore: Promise<FindMore>;
}

let lastAsked: Asked | undefined;
let index: { of: string; findMore: Promise<FindMore> } | undefined;

/**
 * On the server: the same for pages without scripts. One index is kept, made of what all visitors
 * see; no visitor who leaves ends the calls for it, since others may wait for them.
 */
export function searchOnServer(list: WholeList): Promise<FindMore> {
  const { searchSynonyms: synonyms } = shopConfig();
  const askedAt = performance.now();
  const isKnown =
    lastAsked &&
    askedAt - lastAsked.askedAt < maxAgeMs &&
    lastAsked.synonyms === synonyms &&
    isSameList(lastAsked.list, list);
  if (!isKnown) lastAsked = { askedAt, list, synonyms, findMore: updateIndex(list, synonyms) };
  return (lastAsked as Asked).findMore;
}

async function updateIndex(list: WholeList, synonyms: Asked['synonyms']): Promise<FindMore> {
  const products = await loadSearchedProducts(list);
  const of = JSON.stringify([products, synonyms]);
  if (index?.of !== of) index = { of, findMore: makeSearch(products, makeSynonyms(synonyms)) };
  return index.findMore;
}

/** Whether two lists are the same in what of them is searched; costs no request and no copy. */
const isSameList = (one: WholeList, other: WholeList): boolean =>
  isSame(one.cards, other.cards, ['slug', 'title', 'subtitle', 'category']) &&
  isSame(one.categories, other.categories, ['id', 'slug', 'title']);

const isSame = <T>(ones: readonly T[], others: readonly T[], keys: readonly (keyof T)[]) =>
  ones.length === others.length &&
  ones.every((one, at) => keys.every((key) => one[key] === others[at]?.[key]));
