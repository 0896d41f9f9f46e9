/** What Django REST Framework puts into an error body. */
export type ErrorBody = Record<string, unknown>;

/**
 * An answer other than success that the caller is meant to read. Anything else that is thrown
 * becomes a 500 without details.
 */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}`);
  }
}

export const notFound = (): ApiError => new ApiError(404, { detail: 'Not found.' });

/** What was looked for; throws a 404 ApiError when it is not there. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** What is wrong with a field: a text or, of a list, one object for each item. */
export type FieldMessage = string | ErrorBody;

/** 400 with messages per field; `non_field_errors` for those of the whole. */
export const invalidFields = (
  messages: Readonly<Record<string, readonly FieldMessage[]>>,
): ApiError => new ApiError(400, messages);

/** 401 in SimpleJWT's shape; the header names the scheme a client should use. */
export const unauthorized = (body: ErrorBody): ApiError =>
  new ApiError(401, body, { 'www-authenticate': 'Bearer realm="api"' });

/** 429 in Django REST Framework's words; `waitSeconds` until the next try is taken. */
export const throttled = (waitSeconds: number): ApiError =>
  new ApiError(
    429,
    {
      detail:
        'Request was throttled. ' +
        `Expected available in ${waitSeconds} second${waitSeconds === 1 ? '' : 's'}.`,
    },
    { 'retry-after': String(waitSeconds) },
  );

/** 503: the request cannot be served at this moment. */
export const busy = (): ApiError =>
  new ApiError(
    503,
    { detail: 'Service temporarily unavailable, try again later.' },
    { 'retry-after': '5' },
  );
