import { clearTokens, storedTokens } from '@shop/shared/tokens';
import { isHttpError, isUnavailable } from './errors';
import { refreshAccessToken } from './refresh';
import { type ApiResponse, type Init, send } from './send';

/**
 * Sends a request with the stored access token. When that is refused, once again with the token
 * that a refresh gave; a public call without one if there is none, since an API of this kind
 * refuses a stale token there too (spec section 4, token refresh).
 * @throws as `send`; the first refusal when the visitor is signed out by it
 */
export async function sendAuthenticated(
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
    return send(call, path, next ? signed(init, next) : init, signal).catch((error: unknown) => {
      throw clearRefused(call, next, error);
    });
  }
}

/**
 * A token that the current-user call answers with anything but a user or a 5xx does not validate
 * (spec section 4): it is cleared.
 * @returns the error, to be passed on
 */
function clearRefused(call: string, token: string | undefined, error: unknown): unknown {
  if (token && call.endsWith('/me/') && !isUnavailable(error)) clearTokens(token);
  return error;
}

const signed = (init: Init, token: string): Init => ({
  ...init,
  headers: { ...init.headers, authorization: `Bearer ${token}` },
});

/** What a call does with a stored token. */
type TokenNeed = 'none' | 'optional' | 'required';

/**
 * The contract's `auth`, which no browser can ask: the table holds schemas. A test compares them.
 * @param call as keyed by the contract
 */
export function authRequirement(call: string): TokenNeed {
  if (/^POST \/api\/auth\/(token|register|password)\//.test(call)) return 'none';
  const required = /^\w+ \/api\/auth\/(me|wishlist|cart)\/|^POST \/api\/auth\/comments\//;
  return required.test(call) ? 'required' : 'optional';
}
