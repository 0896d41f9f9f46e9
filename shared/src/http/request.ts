import type { Body, EndpointKey, Params, Query, Reply } from '@shop/shared/contract';
import { requestUrl, type UrlParts } from './request-url';
import { send } from './send';

export interface RequestOptions<K extends EndpointKey> {
  params?: Params<K>;
  query?: Query<K>;
  body?: Body<K>;
  signal?: AbortSignal;
}

/**
 * Makes one call of the contract.
 * @returns the parsed JSON; typed as our API answers, so foreign replies go through a reshape
 * @throws HttpError when the server refuses, NetworkError when no answer comes
 */
export function request<K extends EndpointKey>(
  key: K,
  { params, query, body, signal }: RequestOptions<K> = {},
): Promise<Reply<K>> {
  const [method = 'GET', path = '/'] = key.split(' ');
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const url = requestUrl(path, params as UrlParts, query as UrlParts);
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return send(key, url, init, signal) as Promise<Reply<K>>;
}
