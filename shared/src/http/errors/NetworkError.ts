/** No answer came: offline, refused, cut off, or too late. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    /** As keyed by the contract. */
    readonly call: string,
    cause: unknown,
  ) {
    super(`${call} got no answer`, { cause });
  }
}

export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError';
