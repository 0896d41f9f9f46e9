import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { isHttpError, requestList } from '@shop/shared/http';

/** No slug is longer: what is asked for by more is not worth a request. */
const maxKeyLength = 255;

/**
 * All products, or those of a category; only what cards need when the API can leave the rest out.
 * A 404 means an empty list (spec section 8).
 * @param category slug or id, '' for all
 * @throws HttpError, NetworkError
 */
export async function loadCards(category: string, signal?: AbortSignal): Promise<ProductCard[]> {
  if (category.length > maxKeyLength) return [];
  const query = { fields: 'card', ...(category && { category }) };
  try {
    const list = await requestList('GET /api/auth/products/', { query, ...(signal && { signal }) });
    return unique(await inSlices(list));
  } catch (error) {
    if (isHttpError(error, 404)) return [];
    throw error;
  }
}

/** Pages of a changing list may bring the same product twice. */
const unique = (cards: readonly ProductCard[]): ProductCard[] => [
  ...new Map(cards.map((card) => [card.slug, card])).values(),
];

/** Products put right in one go: thousands would hold up typing and scrolling. */
const slice = 400;

async function inSlices(list: readonly unknown[]): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let at = 0; at < list.length; at += slice) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve));
    cards.push(...reshapeCards(list.slice(at, at + slice)));
  }
  return cards;
}
