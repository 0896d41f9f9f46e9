import type { ProductCard } from '@shop/shared/entities';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type FindMore, findProducts } from '../list/list-filters';
import { comparators } from '../list/list-rules';
import { inTimeSlices } from '../time-slices';
import { findSlugs, type Search } from './find-slugs';
import { addedFields, indexedFields, ownFields, type SearchedProduct } from './indexed-product';
import { type PriceRange, parsePriceRange } from './price-range';
import type { Synonyms } from './synonyms';

/** Products that are searched in one go. Each part weighs words by its own products. */
const partSize = 500;
const boost = { title: 6, category: 4, nameSynonyms: 4, colors: 3, subtitle: 2 };

export async function makeSearch(
  products: readonly SearchedProduct[],
  synonyms: Synonyms,
): Promise<FindMore> {
  const parts: Index[] = [];
  await inTimeSlices(products, (product) => {
    const last = parts[parts.length - 1];
    const part = last && last.documentCount < partSize ? last : emptyIndex();
    if (part !== last) parts.push(part);
    part.add(indexedFields(product, synonyms));
  });

  return async ({ q, sort }, found, cards, signal) => {
    const search = searchIn(parts, signal);
    const find: Find = (text, exactOnly) => findSlugs(search, text, exactOnly);
    const range = parsePriceRange(q);
    const isLimit = range !== undefined && range.near === undefined;
    // A number on its own that occurs in names is not a price.
    const priced =
      range && (isLimit || found.length === 0) ? await findPriced(find, cards, range) : [];
    // A limit is meant as it is written: a product over it is not a typing mistake.
    const exactOnly = isLimit || found.length + priced.length > 0;
    const slugs = [...new Set([...(await find(q, exactOnly)), ...priced])];
    const ranks = new Map(slugs.map((slug, rank) => [slug, rank]));
    for (const { slug } of found) ranks.delete(slug);
    const rank = ({ slug }: ProductCard) => ranks.get(slug) ?? 0;
    const more = cards.filter(({ slug }) => ranks.has(slug));
    return more.sort(sort === 'featured' ? (a, b) => rank(a) - rank(b) : comparators[sort]);
  };
}

/** @returns slugs, best first; `exactOnly` finds none for words with typing mistakes */
type Find = (text: string, exactOnly: boolean) => Promise<readonly string[]>;

/** Slugs of the products at the requested price that have the other words of the search. */
async function findPriced(
  find: Find,
  cards: readonly ProductCard[],
  { words, min, max, near }: PriceRange,
): Promise<readonly string[]> {
  const inPrice = cards.filter(({ price }) => price > 0 && price >= min && price <= max);
  if (inPrice.length === 0) return [];
  const distance = ({ price }: ProductCard) => Math.abs(price - (near ?? price));
  inPrice.sort((a, b) => distance(a) - distance(b) || comparators.featured(a, b));
  const slugs = inPrice.map(({ slug }) => slug);
  if (words === '') return slugs;
  const named = findProducts(cards, { q: words }, []).map(({ slug }) => slug);
  const fitting = [...named, ...(await find(words, named.length > 0))];
  const isIn = new Set(near === undefined ? slugs : fitting);
  return (near === undefined ? fitting : slugs).filter((slug) => isIn.has(slug));
}

type Index = MiniSearch<Record<string, string>>;

const emptyIndex = (): Index =>
  new MiniSearch({
    idField: 'slug',
    fields: [...ownFields, ...addedFields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost, combineWith: 'AND', tokenize: (text) => [text] },
  });

/** Searches part after part, and puts the best first. */
const searchIn =
  (parts: readonly Index[], signal?: AbortSignal): Search =>
  async (query, options) => {
    const results: SearchResult[] = [];
    await inTimeSlices(parts, (part) => {
      if (!signal?.aborted) results.push(...part.search(query, options));
    });
    return parts.length > 1 ? results.sort((a, b) => b.score - a.score) : results;
  };
