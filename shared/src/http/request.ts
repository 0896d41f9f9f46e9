import type { Body, EndpointKey, Params, Query, Reply } from '@shop/shared/contract';
import { requestUrl, type UrlParts } from './request-url';
import type { ApiResponse } from './send';
import { sendAuthenticated } from './send-authenticated';

export interface RequestOptions<K extends EndpointKey> {
  params?: Params<K>;
  query?: Query<K>;
  body?: Body<K>;
  signal?: AbortSignal;
  /** The browser sends it though the page goes; for bodies of less than 64 kB in all. */
  keepalive?: boolean;
}

/**
 * Makes one call of the contract, with the stored access token where it takes one.
 * @returns the parsed JSON; typed as our API answers, so foreign replies go through a reshape
 * @throws HttpError when the server refuses, NetworkError when no answer comes
 */
export async function request<K extends EndpointKey>(
  key: K,
  options: RequestOptions<K> = {},
): Promise<Reply<K>> {
  return (await requestWithStatus(key, options)).body as Reply<K>;
}

/**
 * The same, for callers that need to know which success it was.
 * @throws as `request`
 */
export function requestWithStatus<K extends EndpointKey>(
  key: K,
  { params, query, body, signal, keepalive }: RequestOptions<K> = {},
): Promise<ApiResponse> {
  const [method = 'GET', path = '/'] = key.split(' ');
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const url = requestUrl(path, params as UrlParts, query as UrlParts);
  const init = {
    method,
    headers,
    ...(keepalive && { keepalive }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  return sendAuthenticated(key, url, init, signal);
}

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
