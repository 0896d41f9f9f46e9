import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { isHttpError, requestList } from '@shop/shared/http';

/**
 * The newest products. The request names limit and order; an API without `ordering` answers with
 * others, or all. When it applied the limit but not the order, the newest may be left out, and the
 * whole list is requested.
 * @throws HttpError, NetworkError
 */
export async function loadFeatured(signal?: AbortSignal): Promise<ProductCard[]> {
  const load = async (query: { fields: string; limit?: number; ordering?: string }) =>
    reshapeCards(await requestList('GET /api/auth/products/', { query, signal }));
  try {
    const newestQuery = { fields: 'card', limit: featuredCount, ordering: '-created_at' };
    const cards = await load(newestQuery);
    const cutOff = cards.length === featuredCount && !areNewestFirst(cards);
    return newest(cutOff ? await load({ fields: 'card' }) : cards);
  } catch (error) {
    if (isHttpError(error, 404)) return [];
    throw error;
  }
}

/** Featured products (spec section 9). */
const featuredCount = 8;

/** The 8 newest by created_at (spec section 2, Home); without a date a higher id is newer. */
export const newest = (cards: readonly ProductCard[]): ProductCard[] =>
  [...cards].sort(byAge).slice(0, featuredCount);

/** Whether they came as requested, the newest first. */
const areNewestFirst = (cards: readonly ProductCard[]): boolean =>
  cards.every((card, at) => at === 0 || time(cards[at - 1]) >= time(card));

const byAge = (a: ProductCard, b: ProductCard): number => time(b) - time(a) || b.id - a.id;

const time = (card?: ProductCard): number => Date.parse(card?.createdAt ?? '') || 0;
