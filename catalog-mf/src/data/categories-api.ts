import { type Category, reshapeCategory } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import { ResourceCache } from 'federated-site/async';

/**
 * The categories.
 * @throws HttpError, NetworkError
 */
export async function requestCategories(signal?: AbortSignal): Promise<Category[]> {
  const list = await requestList('GET /api/auth/categories/', { signal });
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

/** For the browser only: a server has many visitors. */
const cache = new ResourceCache<readonly Category[], 'all'>({
  load: () => loadCategories(),
  maxAgeMs: 0,
});

/** The categories, with one call under way for all callers. */
export const categoriesForAll = (): Promise<readonly Category[]> => cache.get('all');

/**
 * The categories for callers that only need their names: requested one time in a tab.
 * @returns an empty list when they cannot be loaded; the next caller tries again
 */
export async function cachedCategories(): Promise<readonly Category[]> {
  const cached = cache.peek('all') ?? [];
  return cached.length > 0 ? cached : cache.get('all');
}

/** Forgets them, for tests. */
export const forgetCategories = (): void => cache.clear();
