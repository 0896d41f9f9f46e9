import { type ShopConfig, shopConfig } from '@shop/shared/config';
import { type Category, reshapeProduct } from '@shop/shared/entities';
import {
  addFindMore,
  findNoMore,
  refreshCatalog,
  setMakeFindMore,
  type WholeList,
} from '../list/catalog-cache';
import { requestAll, versions } from '../list/list-api';
import type { FindMore } from '../list/list-filters';
import { findCategory } from '../list/list-rules';
import { inTimeSlices } from '../time-slices';
import type { SearchedProduct } from './indexed-product';
import { makeSearch } from './search-index';
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
  const catalog = await refreshCatalog();
  const { findMore = findNoMore } = catalog ?? {};
  if (catalog && findMore === findNoMore) addFindMore(catalog, await makeFindMore(catalog));
}

const makeFindMore = async (list: WholeList): Promise<FindMore> =>
  makeSearch(await loadSearchedProducts(list), makeSynonyms(shopConfig().searchSynonyms));

/** On a server colours and features are requested again after this, in ms. */
const maxAgeMs = 5_000;

interface LastSearch {
  askedAt: number;
  list: WholeList;
  synonyms: ShopConfig['searchSynonyms'];
  findMore: Promise<FindMore>;
}

let lastSearch: LastSearch | undefined;
let index: { of: string; findMore: Promise<FindMore> } | undefined;

/**
 * On the server: the same for pages without scripts. One index stays in memory, made of public
 * data; leaving a page does not abort the calls for it, since other visitors may wait for them.
 */
export function searchOnServer(list: WholeList): Promise<FindMore> {
  const { searchSynonyms: synonyms } = shopConfig();
  const askedAt = performance.now();
  const isKnown =
    lastSearch &&
    (askedAt - lastSearch.askedAt < maxAgeMs || isOfOneVersion(list)) &&
    lastSearch.synonyms === synonyms &&
    isSameList(lastSearch.list, list);
  if (!isKnown) lastSearch = { askedAt, list, synonyms, findMore: updateIndex(list, synonyms) };
  return (lastSearch as LastSearch).findMore;
}

/** Whether colours and features are known to be those of the list's products. */
const isOfOneVersion = ({ cards }: WholeList): boolean =>
  knownTexts.version !== undefined && knownTexts.version === versions.get(cards);

async function updateIndex(list: WholeList, synonyms: LastSearch['synonyms']): Promise<FindMore> {
  const products = await loadSearchedProducts(list);
  const of = JSON.stringify([products, synonyms]);
  if (index?.of !== of) index = { of, findMore: makeSearch(products, makeSynonyms(synonyms)) };
  return index.findMore;
}

/** Whether two lists are equal in their searched fields; costs no request and no copy. */
const isSameList = (one: WholeList, other: WholeList): boolean =>
  isSame(one.cards, other.cards, ['slug', 'title', 'subtitle', 'category']) &&
  isSame(one.categories, other.categories, ['id', 'slug', 'title']);

const isSame = <T>(ones: readonly T[], others: readonly T[], keys: readonly (keyof T)[]) =>
  ones === others ||
  (ones.length === others.length &&
    ones.every((one, at) => keys.every((key) => one[key] === others[at]?.[key])));

type Texts = Pick<SearchedProduct, 'colors' | 'features'>;

/** By slug, as they came last; the catalogue's version while they are known to be current. */
let knownTexts: { bySlug: ReadonlyMap<string, Texts>; version?: number | undefined } = {
  bySlug: new Map(),
};

/**
 * The searched fields of the products of a list. Colours and features, which its cards do not carry,
 * are requested here; without an answer the last ones are searched, if any. Never rejects.
 */
async function loadSearchedProducts({ cards, categories }: WholeList): Promise<SearchedProduct[]> {
  try {
    knownTexts = await loadTexts();
  } catch (error) {
    console.info('texts for the search:', error);
  }
  const texts = knownTexts.bySlug;
  const categoryTexts = new Map(
    [...new Set(cards.map(({ category }) => category))].map((key) => [
      key,
      categoryText(key, categories),
    ]),
  );
  return cards.map(({ slug, title, subtitle, category }) => ({
    slug,
    title,
    subtitle,
    category: categoryTexts.get(category) ?? '',
    ...(texts.get(slug) ?? { colors: '', features: '' }),
  }));
}

async function loadTexts(): Promise<typeof knownTexts> {
  const texts = new Map<string, Texts>();
  const { all, version } = await requestAll('search');
  await inTimeSlices(all, (raw) => {
    const product = reshapeProduct(raw);
    if (!product) return;
    texts.set(product.slug, {
      colors: product.colors.map(({ name }) => name).join('\n'),
      features: product.features.join('\n'),
    });
  });
  return { bySlug: texts, version };
}

/** `Men's bags and belts` does not say of a product whether it is a bag or a belt. */
const listsThings = /[,&/+]|\s(?:and|or|और|व|या)\s/i;

/** A category's slug and name, but not a name of several things. */
function categoryText(key: string, categories: readonly Category[]): string {
  const { slug = key, title = '' } = findCategory(key, categories) ?? {};
  return [slug, ...(listsThings.test(title) ? [] : [title])].join(' ');
}
