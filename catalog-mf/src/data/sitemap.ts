import { categoryKey } from '@shop/shared/entities';
import type { SitemapLoader } from 'federated-site/react';
import { requestCategories } from './categories-api';
import { loadCards } from './list/list-api';
import { findProducts, listPath } from './list/list-filters';
import { canonicalPath } from './product/product-head-rules';

/**
 * The catalogue's pages for search engines: the list, each category that holds a product, and
 * each product with its picture. The API gives no date of a change.
 * @throws HttpError, NetworkError
 */
export const catalogSitemap: SitemapLoader = async (signal) => {
  const [cards, categories] = await Promise.all([loadCards({}, signal), requestCategories(signal)]);
  if (cards.length === 0) return [];
  const filled = categories
    .map(categoryKey)
    .filter((category) => findProducts(cards, { category }, categories).length > 0);
  return [
    { path: listPath({}) },
    ...filled.map((category) => ({ path: listPath({ category }) })),
    ...cards.map((card) => ({
      path: canonicalPath(card),
      ...(card.picture && { images: [card.picture.src] }),
    })),
  ];
};
