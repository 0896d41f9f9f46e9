/** Why something failed. Code may throw anything, also an error of another realm or bundle. */
export const messageOf = (error: unknown): string =>
  String((error as Partial<Error> | null | undefined)?.message ?? error);

/** Something took longer than its limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}
