import { shopConfig } from '@shop/shared/config';
import type { Category, ProductCard } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, productUrl, truncate } from '@shop/shared/format';
import { previewPicture } from '../preview-rules';
import { type ListQuery, listPath } from './list-query-rules';
import { categoryLabel } from './list-rules';

/** Characters of a meta description (spec section 9). */
const descriptionLength = 155;

export interface ListHead {
  title: string;
  description: string;
  /** path that search engines shall know; search, sort and view are the same products again */
  path: string;
  /** for link previews */
  image?: ReturnType<typeof previewPicture>;
  /** A search's result, or nothing, is no page for search engines. */
  hidden: boolean;
}

/** What a list is called: by its category, one that nobody knows by its slug in words. */
const listName = (key: string, category: Category | undefined): string =>
  category ? truncate(collapseSpaces(category.title), 60) : categoryLabel(key) || 'All products';

/** What the head of a product list says. */
export function listHead(
  { category: key, q, page }: ListQuery,
  category: Category | undefined,
  cards: readonly ProductCard[],
): ListHead {
  const name = listName(key, category);
  const about = collapseSpaces(category?.description || shopConfig().tagline).replace(/\.$/, '');
  const picture = cards.find((card) => card.picture)?.picture;
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: truncate(
      `${name}: ${about}. Compare prices and order on WhatsApp.`,
      descriptionLength,
    ),
    path: listPath({ category: key, page }),
    ...(picture && { image: previewPicture(picture) }),
    hidden: q !== '' || cards.length === 0,
  };
}

/** schema.org ItemList of the products on this page. */
export const itemListData = (cards: readonly ProductCard[], first: number): object => ({
  '@type': 'ItemList',
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: productUrl(card),
    name: truncate(collapseSpaces(card.title), 110),
  })),
});

/** schema.org BreadcrumbList: Home, Products, the category. */
export function listCrumbsData(query: ListQuery, category: Category | undefined): object {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
    ...(category
      ? [{ name: collapseSpaces(category.title), path: listPath({ category: query.category }) }]
      : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
