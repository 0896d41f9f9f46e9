/** Why something failed. Code may throw anything, also an error of another realm or bundle. */
export const messageOf = (error: unknown): string =>
  String((error as Partial<Error> | null | undefined)?.message ?? error);

/** Something took longer than its limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The server answered, and not with success. Carries the parsed body. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    /** Parsed JSON, or the text when it is not JSON. */
    readonly body: unknown,
    /** Name of the call. */
    readonly call: string,
    /** Whether the body was JSON: a JSON string and a body that is not JSON look the same. */
    readonly isJson = typeof body !== 'string',
    /** How long to wait before the call is made again, in ms, where the server says so. */
    readonly retryAfterMs?: number,
  ) {
    super(`${call} answered ${status}`);
  }
}

/** Compares by name too: two bundles may both hold the class. */
export const isHttpError = (error: unknown, status?: number): error is HttpError =>
  error instanceof Error &&
  error.name === 'HttpError' &&
  (status === undefined || (error as HttpError).status === status);

/** No answer came: offline, refused, cut off, or too late. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    /** Name of the call. */
    readonly call: string,
    cause: unknown,
  ) {
    super(`${call} got no answer`, { cause });
  }
}

export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError';

/** The API cannot be reached: no answer, or a 5xx. It says nothing about the requested resource. */
export const isUnavailable = (error: unknown): boolean =>
  isNetworkError(error) || (isHttpError(error) && error.status >= 500);
