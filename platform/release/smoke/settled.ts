/** Work that has something to wait for is given up after this, in ms: nothing here is far away. */
const maxWaitMs = 30_000;

/**
 * Waits for work of an app. In a process of its own it ends as soon as nothing is left that could
 * go on with it: no time has to pass to know that.
 * @throws what the work throws, and that it waits for ever
 */
export function settled<T>(work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // The immediate keeps the process alive for what comes next, and `beforeExit` comes again.
    const giveUp = () =>
      setImmediate(() => reject(new Error('it waits for something that never comes')));
    const timer = setTimeout(giveUp, maxWaitMs).unref();
    process.once('beforeExit', giveUp);
    Promise.resolve()
      .then(work)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        process.off('beforeExit', giveUp);
      });
  });
}
