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
