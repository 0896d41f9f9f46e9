import { isHttpError, isOffline, isUnavailable } from '@shop/shared/http';
import { labelOf } from './change-rules';

/** @returns the messages of a refused form by field, without the API's list around each */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  if (!isHttpError(error, 400) || typeof error.body !== 'object') return {};
  return Object.fromEntries(
    Object.entries(error.body ?? {}).flatMap(([name, messages]) =>
      Array.isArray(messages) ? [[name, messages.join(' ')]] : [],
    ),
  );
}

/** Whether the caller needs a new sign-in, or the role. */
export const isAuthError = (error: unknown): boolean =>
  isHttpError(error, 401) || isHttpError(error, 403);

/** Where the shop itself has shown afterwards that nothing changed. */
export const nothingSaved = 'The shop did not answer: nothing was saved. Try again.';

/** @returns why a change was not made, for the one who made it */
export function failureText(error: unknown): string {
  if (isOffline(error)) {
    return 'You are offline: nothing was saved. What you typed stays here.';
  }
  if (isHttpError(error, 409)) return 'It was changed again in the meantime. Nothing was saved.';
  if (isHttpError(error, 413)) return 'This photo is too large. At most 12 MB fit.';
  if (isHttpError(error, 404)) return 'It is not there any more.';
  if (isHttpError(error, 400)) {
    const { detail } = (error.body ?? {}) as { detail?: unknown };
    const fields = Object.entries(fieldErrors(error)).map(
      ([name, message]) => `${labelOf(name)}: ${message}`,
    );
    return `Nothing was saved. ${typeof detail === 'string' ? detail : fields.join(' ')}`;
  }
  if (isAuthError(error)) return 'Nothing was saved: login again.';
  // It may have been done, and the answer lost on its way.
  if (isUnavailable(error)) return 'The shop did not answer; look again whether it was saved.';
  return nothingSaved;
}
