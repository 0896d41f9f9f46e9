import type { ProductCard } from '@shop/shared/entities';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { type FindMore, findProducts } from '../list/list-filters';
import { comparators } from '../list/list-rules';
import { inTimeSlices } from '../time-slices';
import { type PriceRange, parsePriceRange } from './price-range';
import { joinedPairs, type Synonyms, searchWords } from './synonyms';

/** The searched fields of a product. */
export interface SearchedProduct extends Pick<ProductCard, 'slug' | 'title' | 'subtitle'> {
  /** all that its category is called by */
  category: string;
  colors: string;
  features: string;
}

/** Products that are searched in one go. Each part weighs words by its own products. */
const partSize = 500;
const maxWords = 6;
/** Further ones are not tried as one word: they multiply the work. */
const maxJoined = 3;
const maxLetters = 32;

const ownFields = ['title', 'subtitle', 'category', 'colors', 'features'] as const;
/** `otherSynonyms` holds joined pairs of the other texts too. */
const addedFields = ['nameSynonyms', 'otherSynonyms'];
/** Where a short word may be meant although a letter is wrong: in long texts chance would find it. */
const nameFields = ['title', 'subtitle', 'category', 'colors', 'nameSynonyms'];
const boost = { title: 6, category: 4, nameSynonyms: 4, colors: 3, subtitle: 2 };

/** Words that say nothing of a product. */
const stopWords = new Set(
  'a an the and or for with in of on to my ka ki ke wala wali का की के वाला वाली'
    .split(' ')
    .flatMap(searchWords),
);

export async function makeSearch(
  products: readonly SearchedProduct[],
  synonyms: Synonyms,
): Promise<FindMore> {
  const parts: Index[] = [];
  await inTimeSlices(products, (product) => {
    const last = parts[parts.length - 1];
    const part = last && last.documentCount < partSize ? last : emptyIndex();
    if (part !== last) parts.push(part);
    part.add(indexed(product, synonyms));
  });

  return async ({ q, sort }, found, cards, signal) => {
    const search = searchIn(parts, signal);
    const find: Find = (text, exactOnly) => findSlugs(search, significantWords(text), exactOnly);
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
type Search = (query: Query, options: SearchOptions) => Promise<readonly SearchResult[]>;

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

/**
 * @param exactOnly without typing mistakes, such as where some products are found already
 * @returns slugs of the products that fit, best first
 */
async function findSlugs(
  search: Search,
  words: readonly string[],
  exactOnly: boolean,
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const find = async (query: Query, options: SearchOptions): Promise<string[]> => {
    const exact: string[] = [];
    const others: string[] = [];
    for (const { id, match } of await search(query, options)) {
      const fieldsOf = new Map(Object.entries(match));
      const isExact = words.every((word) =>
        fieldsOf.get(word)?.some((field) => (ownFields as readonly string[]).includes(field)),
      );
      (isExact ? exact : others).push(id);
    }
    return [...exact, ...others];
  };
  const direct = await find(anyOf(readings(words).map(allOf)), { prefix: isLong });
  if (exactOnly || direct.length > 0) return direct;

  const typed = new Set([...words, ...joinedPairs(words)]);
  const fuzzyOptions: SearchOptions = {
    prefix: isLong,
    fuzzy: (term) => typed.has(term) && maxEdits(term),
  };
  const mistyped = await find(
    anyOf(readings(words).map((words) => allOf(words.map(mistypable)))),
    fuzzyOptions,
  );
  if (mistyped.length > 0) return mistyped;
  // No product has all words: when each is found, such as `gents wallet`, those with any.
  const each = words.map(mistypable);
  for (const word of each) if ((await find(word, fuzzyOptions)).length === 0) return [];
  return find(anyOf(each), fuzzyOptions);
}

/** A word that may be mistyped. */
const mistypable = (word: string): Query => ({
  ...anyOf(withTranspositions(word)),
  ...(word.length < 6 && { fields: nameFields }),
});

const combined = (combineWith: 'AND' | 'OR') => (queries: readonly Query[]) => ({
  combineWith,
  queries: [...queries],
});
const allOf = combined('AND');
const anyOf = combined('OR');

/** The words that are searched for; none when one is longer than any that products have. */
function significantWords(q: string): readonly string[] {
  const words = searchWords(q).slice(0, maxWords);
  if (words.some(({ length }) => length > maxLetters)) return [];
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

/** The words as they are, and with each two neighbours as one: `hand bag` may mean `handbag`. */
const readings = (words: readonly string[]): (readonly string[])[] => [
  words,
  ...joinedPairs(words.slice(0, maxJoined)).map((pair, at) => [
    ...words.slice(0, at),
    pair,
    ...words.slice(at + 2),
  ]),
];

const isLong = (word: string): boolean => word.length > 2;

/** The edit distance allowed: letters that may be wrong, missing or too many. */
const maxEdits = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word, and with each two neighbouring letters in the other order. */
function withTranspositions(word: string): string[] {
  const swaps = [...word].map(
    (letter, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${letter}${word.slice(at + 2)}`,
  );
  return maxEdits(word) === 0 ? [word] : [...new Set([word, ...swaps])];
}

function indexed(product: SearchedProduct, synonyms: Synonyms): Record<string, string> {
  const words = Object.fromEntries(
    ownFields.map((name) => [name, searchWords(product[name])]),
  ) as Record<(typeof ownFields)[number], string[]>;
  const fields = {
    ...words,
    title: [...words.title, ...joinedPairs(words.title)],
    nameSynonyms: [words.title, words.category, words.colors].flatMap(synonyms),
    otherSynonyms: [
      ...joinedPairs(words.subtitle),
      ...[words.subtitle, words.features].flatMap(synonyms),
    ],
  };
  return {
    slug: product.slug,
    ...Object.fromEntries(Object.entries(fields).map(([name, list]) => [name, list.join(' ')])),
  };
}
