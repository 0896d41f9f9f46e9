/**
 * Why it was rejected: asked wrongly, not allowed for this token, about what does not exist, or at
 * odds with what the store has. The release server answers each with a status of its own.
 */
export type RefusalKind = 'invalid' | 'forbidden' | 'missing' | 'conflict' | 'too large';

/** HTTP's status for each. */
export const statusOf: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too large': 413,
};

/** What the store does not do, in one sentence that the person who asked can act on. */
export class RejectedError extends Error {
  override readonly name = 'RejectedError';

  constructor(
    message: string,
    readonly kind: RefusalKind = 'conflict',
  ) {
    super(message);
  }
}
