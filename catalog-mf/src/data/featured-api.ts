import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { isHttpError, request, requestList } from '@shop/shared/http';
import { firstPage } from './first-page';

const productsCall = 'GET /api/auth/products/';

/**
 * The newest products. The request names limit and order; an API without `ordering` answers with
 * others, or all. When it applied the limit but not the order, or its pages are smaller, the newest
 * may be left out, and the whole list is requested.
 * @throws HttpError, NetworkError
 */
export async function loadFeatured(signal?: AbortSignal): Promise<ProductCard[]> {
  const limited = { fields: 'card', limit: featuredCount, ordering: '-created_at' };
  try {
    const page = firstPage(await request(productsCall, { query: limited, signal }));
    const cards = reshapeCards(page?.list ?? []);
    const isPart = page?.hasMore ?? cards.length === featuredCount;
    if (!isPart || (cards.length >= featuredCount && areNewestFirst(cards))) return newest(cards);
    const query = { fields: 'card' };
    return newest(reshapeCards(await requestList(productsCall, { query, signal })));
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

/** Whether they came as requested, the newest first; of one date in any order. */
const areNewestFirst = (cards: readonly ProductCard[]): boolean =>
  cards.every((card, at) => {
    const before = cards[at - 1] ?? card;
    return time(card) > 0 ? time(before) >= time(card) : byAge(before, card) <= 0;
  });

const byAge = (a: ProductCard, b: ProductCard): number => time(b) - time(a) || b.id - a.id;

const time = ({ createdAt }: ProductCard): number => Date.parse(createdAt) || 0;
