import { type Category, categoryKey, type ProductCard } from '@shop/shared/entities';
import { collapseSpaces, truncate } from '@shop/shared/format';
import type { ListQuery, Sort } from './list-query-rules';

/** Products on one page of the server's HTML. */
export const pageSize = 24;

/**
 * What a search finds beside the products whose name and subtitle hold every word.
 * @param found those; with any, mistakes in the words are not looked for
 * @param cards all products of the category
 * @returns further ones of `cards`: best first, or sorted when another order than Featured is chosen
 */
export type FindMore = (
  query: Pick<ListQuery, 'q' | 'sort'>,
  found: readonly ProductCard[],
  cards: readonly ProductCard[],
  isWanted?: () => boolean,
) => Promise<readonly ProductCard[]>;

type Wanted = Pick<ListQuery, 'category' | 'q' | 'sort'>;

/**
 * The products whose name and subtitle hold every word of the search, in any order (spec section
 * 2), sorted. The category is checked here too, since a plain API may ignore a filter that it does
 * not know.
 */
export function findProducts(
  cards: readonly ProductCard[],
  { category, q, sort }: Wanted,
  categories: readonly Category[],
): readonly ProductCard[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return cardsOf(cards, category, categories)
    .filter((card) => words.every((word) => searchText(card).includes(word)))
    .sort(orders[sort]);
}

/**
 * The same, and then what else the search finds.
 * @param isWanted asked now and then while the index is searched; once it is not, less is found
 */
export async function findWithIndex(
  cards: readonly ProductCard[],
  query: Wanted,
  categories: readonly Category[],
  findMore: FindMore | undefined,
  isWanted?: () => boolean,
): Promise<readonly ProductCard[]> {
  const found = findProducts(cards, query, categories);
  if (!findMore || !query.q) return found;
  const inCategory = cardsOf(cards, query.category, categories);
  return [...found, ...(await findMore(query, found, inCategory, isWanted))];
}

function cardsOf(
  cards: readonly ProductCard[],
  category: string,
  categories: readonly Category[],
): readonly ProductCard[] {
  if (category === '') return cards;
  const names = categoryNames(category, categories);
  // Thousands of products have few categories: each is compared once.
  const known = new Map<string, boolean>();
  return cards.filter(({ category: key }) => {
    const isMeant = known.get(key) ?? names.has(fold(key));
    known.set(key, isMeant);
    return isMeant;
  });
}

/** One page of them; `page` starts at 1. */
export const pageOf = <T>(items: readonly T[], page: number): readonly T[] =>
  items.slice((page - 1) * pageSize, page * pageSize);

/** The category that an address means, by slug or id (spec section 2). */
export const findCategory = (key: string, categories: readonly Category[]): Category | undefined =>
  categories.find((category) => fold(categoryKey(category)) === fold(key)) ??
  categories.find(({ id }) => String(id) === key);

/** All that products may call a category by: an API may write its slug, its id or its title. */
function categoryNames(key: string, categories: readonly Category[]): ReadonlySet<string> {
  const category = findCategory(key, categories);
  const names = category ? [category.slug, String(category.id), category.title] : [];
  return new Set([key, ...names].map(fold).filter(Boolean));
}

/** For comparisons: case and accents over Latin letters count for nothing. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .trim();

const searchTexts = new WeakMap<ProductCard, string>();

/** Name and subtitle (spec section 2), made ready once: a search runs through thousands. */
export function searchText(card: ProductCard): string {
  const known = searchTexts.get(card);
  if (known !== undefined) return known;
  const text = fold(`${card.title}\n${card.subtitle}`);
  searchTexts.set(card, text);
  return text;
}

/** An unknown price comes last, whichever way prices go. */
const byPrice =
  (direction: 1 | -1) =>
  (a: ProductCard, b: ProductCard): number =>
    Number(a.price === 0) - Number(b.price === 0) || direction * (a.price - b.price);

/** Sorting is stable: products that are alike stay in the API's order. */
export const orders: Readonly<Record<Sort, (a: ProductCard, b: ProductCard) => number>> = {
  featured: (a, b) => Number(b.popular) - Number(a.popular),
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  newest: (a, b) => b.id - a.id,
};

/** The page that exists nearest to the one asked for. */
export const nearestPage = (page: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / pageSize)));

/** Characters; a longer slug is no name. */
const maxLabelLength = 40;

/** A category slug as words: `travel-bags` → `Travel bags`; '' for a bare id. */
export function categoryLabel(slug: string): string {
  if (!/\p{L}/u.test(slug)) return '';
  const words = truncate(collapseSpaces(slug.replace(/-/g, ' ')), maxLabelLength);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What to call the category of a product: its title, else its slug in words. */
export const categoryName = (category: string, categories: readonly Category[]): string =>
  findCategory(category, categories)?.title ?? categoryLabel(category);
