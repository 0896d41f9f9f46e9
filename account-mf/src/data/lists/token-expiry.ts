import { browserTimeoutsMs } from '@shop/shared/async';
import { fieldsOf, readNumber } from '@shop/shared/entities';
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
