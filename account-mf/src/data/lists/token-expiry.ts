import { fieldsOf, readNumber } from '@shop/shared/entities';
import { refreshAccessToken } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';
import { browserTimeoutsMs } from 'federated-site/async';

/**
 * Whether the stored access token may expire before a request with it arrives. By the clock of
 * this device: where that is wrong, or a token does not say when it expires, the API refuses it,
 * and it is refreshed then.
 */
export function isTokenStale(): boolean {
  const { exp, iat } = claimsOf(storedTokens()?.access ?? '');
  if (!exp) return false;
  // A token that lives shorter than an answer may take is fresh for half its life: else none would be.
  const lifetimeMs = iat ? (exp - iat) * 1_000 : Number.POSITIVE_INFINITY;
  return Date.now() + Math.min(browserTimeoutsMs.api, lifetimeMs / 2) > exp * 1_000;
}

/** The sign-in whose refreshed token was stale by the clock of this device: another refresh would not help. */
let sessionOfWrongClock: string | undefined;

/**
 * Refreshes the access token if it is stale. Never rejects: the stale token may still be accepted.
 * A refresh that fails may be one that the browser has cancelled because the page goes, just before
 * `pagehide`: it waits for the next task, so that `isPageGone` is right afterwards.
 */
export async function refreshStaleToken(): Promise<void> {
  const tokens = storedTokens();
  if (!tokens || tokens.session === sessionOfWrongClock || !isTokenStale()) return;
  const access = await refreshAccessToken(tokens).catch(nextTask);
  if (access && isTokenStale()) sessionOfWrongClock = tokens.session;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** @returns when a JSON Web Token was issued and expires (RFC 7519), in seconds since 1970 */
function claimsOf(token: string): { exp?: number | undefined; iat?: number | undefined } {
  try {
    const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const { exp, iat } = fieldsOf(JSON.parse(atob(payload)));
    return { exp: readNumber(exp), iat: readNumber(iat) };
  } catch {
    return {};
  }
}
