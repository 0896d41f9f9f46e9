import { shopConfig } from '@shop/shared/config';
import type { Category, ProductCard } from '@shop/shared/entities';
import { collapseSpaces, productUrl, truncate } from '@shop/shared/format';
import { crumbsData, descriptionLength, previewPicture } from '@shop/shared/ui/bundled';
import { apiFilters, type ListQuery, listPath } from './list-filters';
import { categoryLabel } from './list-rules';

/** The head of a product list. Search, filters, sort and view are the same products again. */
export function listHead(
  query: ListQuery,
  category: Category | undefined,
  cards: readonly ProductCard[],
) {
  const { q, page } = query;
  const filters = Object.keys(apiFilters(query));
  // An unknown category by its slug in words.
  const name = category
    ? truncate(collapseSpaces(category.title), 60)
    : categoryLabel(query.category) || 'All products';
  const about = collapseSpaces(category?.description || shopConfig().tagline).replace(/\.$/, '');
  const description = `${name}: ${about}. Compare prices and order on WhatsApp.`;
  const picture = cards.find((card) => card.picture)?.picture;
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: truncate(description, descriptionLength.meta),
    path: listPath(query, 'q', 'sort', 'view'),
    ...(picture && { image: previewPicture(picture) }),
    // The result of a search or filter, and an empty list, are not for search engines.
    hidden: q !== '' || cards.length === 0 || filters.some((name) => name !== 'category'),
  };
}

/** schema.org ItemList of the products on this page; names are on the products' pages. */
export const itemListData = (cards: readonly ProductCard[], first: number): object => ({
  '@type': 'ItemList',
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: productUrl(card),
  })),
});

/** schema.org BreadcrumbList: Home, Products, the category. */
export const listCrumbsData = ({ category: key }: ListQuery, category?: Category): object =>
  crumbsData([
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    ...(category
      ? [{ label: collapseSpaces(category.title), to: listPath({ category: key }) }]
      : []),
  ]);
