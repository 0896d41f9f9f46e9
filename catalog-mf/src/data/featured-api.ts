import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { isHttpError, requestList } from '@shop/shared/http';
import { areNewestFirst, featuredCount, newest } from './featured-rules';

/**
 * The newest products. The API is told what is wanted; one that knows no `ordering` answers with
 * others, or all. When it kept to the limit but not to the order, the newest may be left out, and
 * the whole list is asked for.
 * @throws HttpError, NetworkError
 */
export async function loadFeatured(signal?: AbortSignal): Promise<ProductCard[]> {
  const load = async (query: { fields: string; limit?: number; ordering?: string }) =>
    reshapeCards(
      await requestList('GET /api/auth/products/', { query, ...(signal && { signal }) }),
    );
  try {
    const wanted = { fields: 'card', limit: featuredCount, ordering: '-created_at' };
    const cards = await load(wanted);
    const cutOff = cards.length === featuredCount && !areNewestFirst(cards);
    return newest(cutOff ? await load({ fields: 'card' }) : cards);
  } catch (error) {
    if (isHttpError(error, 404)) return [];
    throw error;
  }
}
