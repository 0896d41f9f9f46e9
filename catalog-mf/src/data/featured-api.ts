import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { isHttpError, requestList } from '@shop/shared/http';
import { featuredCount, newest } from './featured-rules';

/**
 * The newest products. The API is told what is wanted; an API that knows no `ordering` answers
 * with other ones or all, so they are sorted and cut here too.
 * @throws HttpError, NetworkError
 */
export async function loadFeatured(signal?: AbortSignal): Promise<ProductCard[]> {
  const query = { fields: 'card', limit: featuredCount, ordering: '-created_at' };
  try {
    const list = await requestList('GET /api/auth/products/', { query, ...(signal && { signal }) });
    return newest(reshapeCards(list));
  } catch (error) {
    if (isHttpError(error, 404)) return [];
    throw error;
  }
}
