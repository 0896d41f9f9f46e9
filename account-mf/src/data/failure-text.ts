import { type HttpError, isOffline, isUnavailable, offlineText } from '@shop/shared/http';
import { session } from '@shop/shared/session';

/**
 * Error message for a visitor with stored tokens whose action failed.
 * @param text message of spec section 8. Not used when the browser is offline, nor when the session
 *   could not be checked: the shop is then unreachable, and the header shows no greeting either
 */
export function failureText(error: unknown, text: string): string {
  if (isOffline(error)) return offlineText;
  const { state } = session();
  const isAboutTokens =
    state === 'unknown' ||
    state === 'unreachable' ||
    (error as HttpError).call?.endsWith('/refresh/');
  return isAboutTokens && isUnavailable(error) ? unreachable : text;
}

const unreachable = 'The shop cannot be reached. Please try again.';
