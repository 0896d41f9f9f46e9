/** The server answered, and not with success. Carries the parsed body. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    /** Parsed JSON, or the text when it is not JSON. */
    readonly body: unknown,
    /** As keyed by the contract. */
    readonly call: string,
    /** Whether the body was JSON: a JSON text and a text that is no JSON look the same. */
    readonly isJson = typeof body !== 'string',
  ) {
    super(`${call} answered ${status}`);
  }
}

/** Compares by name too: two bundles may both hold the class. */
export const isHttpError = (error: unknown, status?: number): error is HttpError =>
  error instanceof Error &&
  error.name === 'HttpError' &&
  (status === undefined || (error as HttpError).status === status);
