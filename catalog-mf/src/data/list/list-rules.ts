import {
  type Category,
  type ColorChoice,
  categoryKey,
  type ProductCard,
} from '@shop/shared/entities';
import { collapseSpaces, truncate } from '@shop/shared/format';

/** Products on one page of the server's HTML. */
export const pageSize = 24;

/** @returns whether a product is of the category that an address means, by slug or id */
export function inCategory(
  key: string,
  categories: readonly Category[],
): (card: ProductCard) => boolean {
  const names = categoryNames(key, categories);
  // Thousands of products have few categories: each is compared one time.
  const results = new Map<string, boolean>();
  return ({ category }) => {
    const isMeant = results.get(category) ?? names.has(fold(category));
    results.set(category, isMeant);
    return isMeant;
  };
}

/** @returns whether a product comes in a colour, by its name */
export function isInColor(name: string): (card: ProductCard) => boolean {
  const key = fold(name);
  return ({ colors }) => colors.some((color) => fold(color.name) === key);
}

/** @returns whether the price to pay is known, and less; as a search for “under ₹500” */
export const isUnder =
  (price: number) =>
  (card: ProductCard): boolean =>
    card.price > 0 && card.price < price;

export const isInStock =
  () =>
  ({ quantity }: ProductCard): boolean =>
    quantity > 0;

/** The colours that most of the products come in, at most 12; as our API counts them. */
export function colorsOf(cards: readonly ProductCard[]): ColorChoice[] {
  const found = new Map<string, { color: ColorChoice; count: number }>();
  for (const color of cards.flatMap(({ colors }) => colors)) {
    const { name } = color;
    found.set(name, { color, ...found.get(name), count: (found.get(name)?.count ?? 0) + 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || (a.color.name < b.color.name ? -1 : 1))
    .slice(0, 12)
    .map(({ color }) => color);
}

/** @returns whether name and subtitle hold every word of a search, in any order (spec section 2) */
export function hasWords(q: string): (card: ProductCard) => boolean {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return (card) => words.every((word) => searchText(card).includes(word));
}

/** One page of them; `page` starts at 1. */
export const pageOf = <T>(items: readonly T[], page: number): readonly T[] =>
  items.slice((page - 1) * pageSize, page * pageSize);

/** The category that an address means, by slug or id (spec section 2). */
export const findCategory = (key: string, categories: readonly Category[]): Category | undefined =>
  categories.find((category) => fold(categoryKey(category)) === fold(key)) ??
  categories.find(({ id }) => String(id) === key);

/** A category as the API writes it; an address may have it in other letters, or by its id. */
export function categoryKeyInApi(key: string, categories: readonly Category[]): string {
  const category = findCategory(key, categories);
  return category ? categoryKey(category) : key;
}

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

/** Name and subtitle (spec section 2), cached by card: a search runs through thousands. */
export function searchText(card: ProductCard): string {
  const cached = searchTexts.get(card);
  if (cached !== undefined) return cached;
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
export const comparators = {
  featured: (a: ProductCard, b: ProductCard) => Number(b.popular) - Number(a.popular),
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  newest: (a: ProductCard, b: ProductCard) => b.id - a.id,
};

export type Sort = keyof typeof comparators;
export const sorts = Object.keys(comparators) as Sort[];

/** The words of spec section 2, Product list. */
export const sortLabels: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  newest: 'Newest',
};

/** The existing page nearest to the requested one. */
export const nearestPage = (page: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / pageSize)));

/** Characters; a longer slug is not shown as a name. */
const maxLabelLength = 40;

/** A category slug as words: `travel-bags` → `Travel bags`; '' for a bare id. */
export function categoryLabel(slug: string): string {
  if (!/\p{L}/u.test(slug)) return '';
  const words = truncate(collapseSpaces(slug.replace(/-/g, ' ')), maxLabelLength);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a product's category: its title, else its slug in words. */
export const categoryName = (category: string, categories: readonly Category[]): string =>
  findCategory(category, categories)?.title ?? categoryLabel(category);
