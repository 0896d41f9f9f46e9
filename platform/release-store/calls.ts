import { setTimeout as pause } from 'node:timers/promises';

/** Calls that are under way at once. */
const maxConcurrent = 8;

/** Calls for each, some at a time; after a failure no further call begins. */
export async function forEach<T>(all: readonly T[], call: (one: T) => Promise<unknown>) {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      await call(one).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
}

/** Attempts, the first one included. */
const attempts = 4;
/** Waits before the second attempt, in ms; each further wait is twice as long. */
const firstWaitMs = 150;

/**
 * Calls until it succeeds: three times more, after 0.15, 0.3 and 0.6 s, each up to half longer, so
 * that many copies do not ask again at the same moment.
 * @param isTransient whether an error may not come again; one that will is thrown at once
 * @throws the last error
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      await pause(firstWaitMs * 2 ** (attempt - 1) * (1 + Math.random() / 2));
    }
  }
}
