import { collapseSpaces } from '@shop/shared/format';

export const sorts = ['featured', 'price-low', 'price-high', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** What the product list shows, as its address says it. */
export interface ListQuery {
  /** category slug, or id; '' for all */
  category: string;
  /** what is searched for */
  q: string;
  sort: Sort;
  view: View;
  /** first page is 1 */
  page: number;
}

export const wholeList: ListQuery = {
  category: '',
  q: '',
  sort: 'featured',
  view: 'grid',
  page: 1,
};

/** The words of spec section 2, Product list. */
export const sortLabels: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  newest: 'Newest',
};

/** Reads an address; what it does not know it takes for the default. */
export function readQuery(search: URLSearchParams | string): ListQuery {
  const given = new URLSearchParams(search);
  const text = (name: string) => collapseSpaces(given.get(name) ?? '');
  const page = Number(given.get('page'));
  return {
    category: text('category'),
    q: text('q'),
    sort: known(sorts, given.get('sort')) ?? wholeList.sort,
    view: known(views, given.get('view')) ?? wholeList.view,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const known = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** Path and query of a list; what is the default is left out. */
export function listPath(query: Partial<ListQuery>): string {
  const { category, q, sort, view, page } = { ...wholeList, ...query };
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (q) search.set('q', q);
  if (sort !== wholeList.sort) search.set('sort', sort);
  if (view !== wholeList.view) search.set('view', view);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/products?${text}` : '/products';
}

/** The same as fields of a form. */
export const queryFields = (query: Partial<ListQuery>): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(listPath(query).split('?')[1]));
