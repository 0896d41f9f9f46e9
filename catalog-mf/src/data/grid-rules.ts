import type { Category, ProductCard } from '@shop/shared/entities';
import type { WidgetProps } from 'federated-site/react';
import { findProducts } from './list/list-filters';
import { sorts } from './list/list-rules';

/** Products unless the page asks for another number, and the most it may ask for. */
const defaultLimit = 8;
const maxLimit = 24;
const maxColumns = 6;

/** The products of a grid; those that `slugs` names are in its order, unless `sort` gives another. */
export function gridProducts(
  cards: readonly ProductCard[],
  {
    category = '',
    limit = defaultLimit,
    sort,
    search = '',
    slugs = [],
  }: WidgetProps<'catalog/ProductGrid'>,
  categories: readonly Category[],
): readonly ProductCard[] {
  const found = findProducts(cards, { category, q: search, sort: sort ?? 'featured' }, categories);
  const named = slugs.length === 0 ? found : pick(found, slugs, sort !== undefined);
  return named.slice(0, Math.min(Math.max(1, Math.floor(limit) || defaultLimit), maxLimit));
}

function pick(cards: readonly ProductCard[], slugs: readonly string[], sorted: boolean) {
  if (sorted) return cards.filter(({ slug }) => slugs.includes(slug));
  return slugs.flatMap((named) => cards.find(({ slug }) => slug === named) ?? []);
}

/** The attributes of the element `shop-product-grid`. */
export const gridAttributes = {
  category: { kind: 'text', label: 'Category', hint: 'As in the shop’s address', most: 255 },
  limit: { kind: 'count', label: 'Products', from: 1, to: maxLimit },
  sort: { kind: 'choice', label: 'Sorted', of: sorts },
  search: { kind: 'text', label: 'Search', hint: 'Words that the name holds', most: 200 },
  slugs: {
    kind: 'names',
    label: 'Only these',
    hint: 'Last part of their addresses',
    most: maxLimit,
  },
  columns: { kind: 'count', label: 'Columns', from: 1, to: maxColumns },
  heading: { kind: 'text', label: 'Heading', most: 120 },
} as const;
