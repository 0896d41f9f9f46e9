import { type Category, reshapeCategory } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import { ResourceCache } from 'federated-site/async';

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

/** For the browser only: a server has many visitors. */
const cache = new ResourceCache<readonly Category[], 'all'>({
  load: () => loadCategories(),
  maxAgeMs: 0,
});

/** The categories, with one call under way for all who ask. */
export const categoriesForAll = (): Promise<readonly Category[]> => cache.get('all');

/**
 * The categories for all who only need their names: asked for once in a tab.
 * @returns an empty list when they cannot be had; who asks next tries again
 */
export async function cachedCategories(): Promise<readonly Category[]> {
  const known = cache.peek('all') ?? [];
  return known.length > 0 ? known : cache.get('all');
}

/** Forgets them, for tests. */
export const forgetCategories = (): void => cache.clear();
