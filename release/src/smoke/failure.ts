/** @returns why the attempt failed; undefined when it did not */
export async function failure(attempt: () => Promise<void>): Promise<string | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** A bundle may throw anything, also an error of another realm. */
export const reason = (error: unknown): string =>
  (error as Partial<Error> | undefined)?.message ?? String(error);
