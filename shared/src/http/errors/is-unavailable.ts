import { isHttpError } from './HttpError';
import { isNetworkError } from './NetworkError';

/** The shop cannot be reached: no answer, or a 5xx. It says nothing about what was asked. */
export const isUnavailable = (error: unknown): boolean =>
  isNetworkError(error) || (isHttpError(error) && error.status >= 500);
