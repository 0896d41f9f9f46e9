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
    const cards: ProductCard[] = [];
    await inChunks(list, (chunk) => cards.push(...reshapeCards(chunk)));
    return unique(cards);
  } catch (error) {
    if (isHttpError(error, 404)) return [];
    throw error;
  }
}

/** Pages of a changing list may bring the same product twice. */
const unique = (cards: readonly ProductCard[]): ProductCard[] => [
  ...new Map(cards.map((card) => [card.slug, card])).values(),
];

/** Handles a list in chunks: thousands of products in one go would hold up typing and scrolling. */
export async function inChunks<T>(
  list: readonly T[],
  handle: (chunk: readonly T[]) => void,
  chunkSize = 400,
): Promise<void> {
  for (let at = 0; at < list.length; at += chunkSize) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve));
    handle(list.slice(at, at + chunkSize));
  }
}
