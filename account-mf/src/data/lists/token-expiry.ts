import { browserTimeoutsMs } from '@shop/shared/async';
import { fieldsOf, readNumber } from '@shop/shared/entities';
import { refreshAccessToken } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';

/**
 * Whether the stored access token may expire before what is sent with it arrives. By the clock of
 * this device: where that is wrong, or a token does not say when it expires, the API refuses it,
 * and it is refreshed then.
 */
export function isTokenStale(): boolean {
  const expiresAt = expiryOf(storedTokens()?.access ?? '');
  return expiresAt !== undefined && Date.now() + browserTimeoutsMs.api > expiresAt;
}

/** The sign-in whose refreshed token was stale by the clock of this device: nothing helps there. */
let sessionOfWrongClock: string | undefined;

/** Refreshes the access token if it is stale. Never rejects: it may do for what follows all the same. */
export async function refreshStaleToken(): Promise<void> {
  const tokens = storedTokens();
  if (!tokens || tokens.session === sessionOfWrongClock || !isTokenStale()) return;
  const access = await refreshAccessToken(tokens).catch(() => undefined);
  if (access && isTokenStale()) sessionOfWrongClock = tokens.session;
}

/** @returns the `exp` of a JSON Web Token (RFC 7519), in ms since 1970 */
function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const seconds = readNumber(fieldsOf(JSON.parse(atob(payload))).exp);
    return seconds && seconds * 1_000;
  } catch {
    return undefined;
  }
}
