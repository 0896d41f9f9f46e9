import type { EndpointKey } from '@shop/shared/contract';
import { type RequestOptions, request } from './request';
import { sendAuthenticated } from './send-authenticated';

/** An API that answers more pages than this has lost its way. */
const maxPages = 500;

/**
 * A whole list, whether the API answers an array or pages of `{count, next, previous, results}`.
 * The next page is asked for by path and query of `next`, since its host may not be reachable.
 * @throws as `request`
 */
export async function requestList<K extends EndpointKey>(
  key: K,
  options: RequestOptions<K> = {},
): Promise<unknown[]> {
  let page: unknown = await request(key, options);
  const all: unknown[] = [];
  for (let count = 0; count < maxPages; count += 1) {
    if (Array.isArray(page)) return [...all, ...page];
    const { results, next } = (page ?? {}) as { results?: unknown; next?: unknown };
    if (Array.isArray(results)) all.push(...results);
    if (typeof next !== 'string' || next === '') return all;
    const { pathname, search } = new URL(next, 'http://api.invalid');
    const init = { headers: { accept: 'application/json' } };
    page = (await sendAuthenticated(key, pathname + search, init, options.signal)).body;
  }
  return all;
}
