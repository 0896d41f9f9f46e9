import { type HttpError, isOffline, isUnavailable, offlineText } from '@shop/shared/http';
import { session } from '@shop/shared/session';

/**
 * What a visitor with stored tokens is told of an action that failed.
 * @param text of spec section 8; used unless there is no line, or it failed because nobody could say
 * who the visitor is: then a header without a greeting may stand beside it
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
