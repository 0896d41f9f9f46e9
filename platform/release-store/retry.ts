import { setTimeout as pause } from 'node:timers/promises';

/** Attempts, the first one included. */
const attempts = 4;
/** Waits before the second attempt, in ms; each further wait is twice as long. */
const firstWaitMs = 150;

/**
 * Calls until it succeeds: three times more, after 0.15, 0.3 and 0.6 s, each up to half longer, so
 * that many copies do not ask again at the same moment.
 * @param mayPass whether an error may not come again; one that will is thrown at once
 * @throws the last error
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  mayPass: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error;
      await pause(firstWaitMs * 2 ** (attempt - 1) * (1 + Math.random() / 2));
    }
  }
}
