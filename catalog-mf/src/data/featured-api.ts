import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { isHttpError, requestList } from '@shop/shared/http';

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

/** Featured products (spec section 9). */
const featuredCount = 8;

/** The 8 newest by created_at (spec section 2, Home); without a date a higher id is newer. */
export const newest = (cards: readonly ProductCard[]): ProductCard[] =>
  [...cards].sort(byAge).slice(0, featuredCount);

/** Whether they came as they were asked for, the newest first. */
const areNewestFirst = (cards: readonly ProductCard[]): boolean =>
  cards.every((card, at) => at === 0 || time(cards[at - 1]) >= time(card));

const byAge = (a: ProductCard, b: ProductCard): number => time(b) - time(a) || b.id - a.id;

const time = (card?: ProductCard): number => Date.parse(card?.createdAt ?? '') || 0;
