import { type Category, reshapeCategory } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';

/**
 * The categories.
 * @throws HttpError, NetworkError
 */
export async function requestCategories(signal?: AbortSignal): Promise<Category[]> {
  const list = await requestList('GET /api/auth/categories/', signal && { signal });
  return list.map(reshapeCategory).filter((category) => category !== undefined);
}

/** The same; a failed load is only logged (spec section 8): a list works without its chips. */
export async function loadCategories(signal?: AbortSignal): Promise<Category[]> {
  try {
    return await requestCategories(signal);
  } catch (error) {
    if (!signal?.aborted) console.info('categories:', error);
    return [];
  }
}
