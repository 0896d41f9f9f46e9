import { type Category, categoryKey, type ProductCard } from '@shop/shared/entities';
import type { ListQuery, Sort } from './list-query-rules';

/** Products on one page of the server's HTML. */
export const pageSize = 24;

/**
 * The products that a query means, sorted: those that hold every word of the search, in any order. The category is checked here too, since a plain API may
 * ignore a filter that it does not know.
 */
export function findProducts(
  cards: readonly ProductCard[],
  { category, q, sort }: Pick<ListQuery, 'category' | 'q' | 'sort'>,
  categories: readonly Category[],
): readonly ProductCard[] {
  const names = category === '' ? undefined : categoryNames(category, categories);
  const words = foldWords(q).split(/\s+/).filter(Boolean);
  const found = cards.filter(
    (card) =>
      (!names || names.has(fold(card.category))) &&
      words.every((word) => searchText(card).includes(word)),
  );
  return found.sort(orders[sort]);
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

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** For searches: accents over Latin letters count for nothing either. */
const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .trim();

const searchTexts = new WeakMap<ProductCard, string>();

/** Name and subtitle (spec section 2), made ready once: a search runs through thousands. */
function searchText(card: ProductCard): string {
  const known = searchTexts.get(card);
  if (known !== undefined) return known;
  const text = foldWords(`${card.title}\n${card.subtitle}`);
  searchTexts.set(card, text);
  return text;
}

/** An unknown price comes last, whichever way prices go. */
const byPrice =
  (direction: 1 | -1) =>
  (a: ProductCard, b: ProductCard): number =>
    Number(a.price === 0) - Number(b.price === 0) || direction * (a.price - b.price);

/** Sorting is stable: products that are alike stay in the API's order. */
const orders: Readonly<Record<Sort, (a: ProductCard, b: ProductCard) => number>> = {
  featured: (a, b) => Number(b.popular) - Number(a.popular),
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  newest: (a, b) => b.id - a.id,
};

/** The page that exists nearest to the one asked for. */
export const nearestPage = (page: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / pageSize)));
