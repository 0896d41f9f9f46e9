import type { Category, ProductCard } from '@shop/shared/entities';
import { collapseSpaces } from '@shop/shared/format';
import {
  comparators,
  hasWords,
  inCategory,
  isInColor,
  isInStock,
  isUnder,
  sorts,
} from './list-rules';

/** One parameter of a list's address; `String` writes its value there. */
export interface ListFilter<Value extends string | number | boolean = string | number | boolean> {
  /** Reads a parameter, '' where there is none; unknown values are the default. */
  parse: (param: string) => Value;
  /**
   * Filters lists that are in memory whole, and whole answers: a plain API may ignore unknown
   * parameters. A part of a list stays as the API gives it, which must know the parameter.
   */
  matches?: (value: Value, categories: readonly Category[]) => (card: ProductCard) => boolean;
}

/** Reads a whole number from 1 on; `fallback` stands for anything else. */
const positiveIntegerOr =
  (fallback: number) =>
  (param: string): number => {
    const count = Number(param);
    return Number.isSafeInteger(count) && count > 0 ? count : fallback;
  };

/**
 * All that an address says of a product list, in its order. From a row follow addresses, hidden
 * fields, keys of caches, queries to the API, and found products.
 */
export const listFilters = {
  /** slug, or id; '' for all */
  category: { parse: collapseSpaces, matches: inCategory },
  /** name of a colour; '' for all */
  color: { parse: collapseSpaces, matches: isInColor },
  /** prices are below it, in the shop's currency; 0 for any */
  maxPrice: { parse: positiveIntegerOr(0), matches: isUnder },
  inStock: { parse: (param: string) => param === 'true', matches: isInStock },
  /** the search text */
  q: { parse: collapseSpaces, matches: hasWords },
  sort: { parse: (param: string) => sorts.find((sort) => sort === param) ?? 'featured' },
  view: { parse: (param: string) => (param === 'list' ? 'list' : 'grid') },
  /** The first is 1. */
  page: { parse: positiveIntegerOr(1) },
};

type FilterName = keyof typeof listFilters;

/** The query of the product list. */
export type ListQuery = {
  [N in FilterName]: ReturnType<(typeof listFilters)[N]['parse']>;
};

const rows = () => Object.entries(listFilters) as [FilterName, ListFilter][];

/** Reads an address; unknown values are the default. */
export function readQuery(search: URLSearchParams | string): ListQuery {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    rows().map(([name, { parse }]) => [name, parse(params.get(name) ?? '')]),
  ) as ListQuery;
}

/** A query as fields of a form; defaults, and those in `without`, are left out. */
export function queryFields(
  query: Partial<ListQuery>,
  ...without: FilterName[]
): Readonly<Record<string, string>> {
  const defaults = readQuery('');
  const all = Object.entries({ ...defaults, ...query }) as [FilterName, unknown][];
  return Object.fromEntries(
    all.flatMap(([name, value]) =>
      value === defaults[name] || without.includes(name) ? [] : [[name, String(value)]],
    ),
  );
}

/** The same as path and query of the list. */
export const listPath = (query: Partial<ListQuery>, ...without: FilterName[]): string =>
  `/products?${new URLSearchParams(queryFields(query, ...without))}`.replace(/\?$/, '');

/** The filters of a query for the API, by the same names, without order and offset. */
export const apiFilters = (query: Partial<ListQuery>) =>
  queryFields(query, 'q', 'sort', 'view', 'page');

/** The products that belong to a query, sorted; those of all pages. */
export function findProducts(
  cards: readonly ProductCard[],
  query: Partial<ListQuery>,
  categories: readonly Category[],
): readonly ProductCard[] {
  let found = [...cards];
  for (const [name, { matches }] of rows()) {
    const { [name]: value } = query;
    if (matches && value) found = found.filter(matches(value, categories));
  }
  return found.sort(comparators[query.sort ?? 'featured']);
}

/**
 * Searches for products in addition to those whose name and subtitle contain every word.
 * @param found the products that contain every word; if there are any, misspellings are not searched for
 * @param cards all products that belong to the rest of the query
 * @returns further ones of `cards`: best first, or sorted when another order than Featured is chosen
 */
export type FindMore = (
  query: Pick<ListQuery, 'q' | 'sort'>,
  found: readonly ProductCard[],
  cards: readonly ProductCard[],
  signal?: AbortSignal,
) => Promise<readonly ProductCard[]>;

/**
 * As `findProducts`, followed by what `findMore` finds in addition.
 * @param signal ends the search of the index early: less is found then
 */
export async function findWithIndex(
  cards: readonly ProductCard[],
  query: ListQuery,
  categories: readonly Category[],
  findMore: FindMore | undefined,
  signal?: AbortSignal,
): Promise<readonly ProductCard[]> {
  const found = findProducts(cards, query, categories);
  if (!findMore || !query.q) return found;
  const searched = findProducts(cards, { ...query, q: '' }, categories);
  return [...found, ...(await findMore(query, found, searched, signal))];
}
