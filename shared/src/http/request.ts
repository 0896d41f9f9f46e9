import type { Body, Endpoint, EndpointKey, Params, Query, Reply } from '@shop/shared/contract';
import { clearTokens, storedTokens } from '@shop/shared/tokens';
import { isHttpError, isUnavailable } from 'federated-site/async';
import { refreshAccessToken } from './refresh';
import { type ApiResponse, type Init, send } from './send';

interface RequestOptions<K extends EndpointKey> {
  params?: Params<K>;
  query?: Query<K>;
  body?: Body<K>;
  signal?: AbortSignal;
  /** The browser sends it though the page goes; for bodies of less than 64 kB in all. */
  keepalive?: boolean;
  /** Without the stored token. */
  signedOut?: boolean;
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

/** The same with the status, for callers that need to know which success it was. */
export function requestWithStatus<K extends EndpointKey>(
  key: K,
  { params, query, body, signal, keepalive, signedOut }: RequestOptions<K> = {},
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
  return (signedOut ? send : sendAuthenticated)(key, url, init, signal);
}

/** An API that answers more pages than this has lost its way. */
const maxPages = 500;

/**
 * A whole list, whether the API answers an array or pages of `{count, next, previous, results}`.
 * The next page is requested by path and query of `next`, since its host may not be reachable.
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

/**
 * Sends a request with the stored access token. When that is refused, sends it again with the token
 * that a refresh gave; a public call without one if there is none, since an API of this kind
 * refuses a stale token there too (spec section 4, token refresh).
 * @throws as `send`; the first refusal when the visitor is signed out by it
 */
async function sendAuthenticated(
  call: string,
  path: string,
  init: Init,
  signal?: AbortSignal,
): Promise<ApiResponse> {
  const need = authRequirement(call);
  const tokens = need === 'none' ? undefined : storedTokens();
  if (!tokens) return send(call, path, init, signal);
  try {
    return await send(call, path, signed(init, tokens.access), signal);
  } catch (refusal) {
    if (!isHttpError(refusal, 401)) throw clearRefused(call, tokens.access, refusal);
    const refreshed = refreshAccessToken(tokens);
    const next = await (need === 'required' ? refreshed : refreshed.catch(() => undefined));
    if (!next && need === 'required') throw refusal;
    if (!next) return send(call, path, init, signal);
    return send(call, path, signed(init, next), signal).catch(async (error: unknown) => {
      if (call === currentUser || !isHttpError(error, 401)) throw clearRefused(call, next, error);
      if (!(await isGone(next)) || need === 'required') throw error;
      return send(call, path, init, signal);
    });
  }
}

const currentUser = 'GET /api/auth/me/';

/**
 * Asks whose a refreshed token is that was refused: APIs of this kind refresh tokens of a deleted
 * account too, and refuse only what is done with them. The desk refuses those of an old sign-in.
 * @returns whether the visitor is signed out by the answer
 */
async function isGone(token: string): Promise<boolean> {
  const init = signed({ headers: { accept: 'application/json' } }, token);
  await send(currentUser, '/api/auth/me/', init).catch((error: unknown) =>
    clearRefused(currentUser, token, error),
  );
  return storedTokens()?.access !== token;
}

/**
 * A token that the current-user call answers with anything but a user or a 5xx does not validate
 * (spec section 4): it is cleared.
 * @returns the error, to be passed on
 */
function clearRefused(call: string, token: string | undefined, error: unknown): unknown {
  if (token && call === currentUser && !isUnavailable(error)) clearTokens(token);
  return error;
}

const signed = (init: Init, token: string): Init => ({
  ...init,
  headers: { ...init.headers, authorization: `Bearer ${token}` },
});

/**
 * How a call uses a stored token: the contract's `auth`. Browsers do not get its table, which
 * holds schemas; a test compares the two. Calls of staff need a token as others do.
 * @param call as keyed by the contract
 */
export function authRequirement(call: string): Exclude<Endpoint['auth'], 'staff'> {
  if (/^POST \/api\/auth\/(token|register|password)\//.test(call)) return 'none';
  const required =
    /^\w+ \/api\/auth\/(me|wishlist|cart|desk)\/|^POST \/api\/auth\/comments\/|^GET \/api\/auth\/orders\/$/;
  return required.test(call) ? 'required' : 'optional';
}

type Scalar = string | number | boolean | undefined | null;
type UrlParts = Readonly<Record<string, Scalar>> | undefined;

/** A lone surrogate has no UTF-8 form; encodeURIComponent throws on it. */
const encode = (value: Scalar): string =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\uFFFD'));

/**
 * Fills a contract path: `{name}` from params, the rest as query; undefined values are left out.
 * @returns path with query, beginning with a slash
 */
export function requestUrl(path: string, params: UrlParts = {}, query: UrlParts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]));
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encode(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
