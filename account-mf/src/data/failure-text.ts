import { type HttpError, isOffline, isUnavailable, offlineText } from '@shop/shared/http';
import { session } from '@shop/shared/session';

/**
 * The message for a visitor with stored tokens whose action failed.
 * @param text the one of spec section 8. Another one replaces it when the browser is offline, and when
 *   the session could not be checked: the shop is unreachable then, as the header says too
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
