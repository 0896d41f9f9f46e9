/** The command was called in a way it does not understand. */
export class UsageError extends Error {
  override name = 'UsageError';
}
