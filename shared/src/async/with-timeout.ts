/**
 * The promise, or a rejection when it takes longer.
 * @param limit ms
 * @throws Error naming what took too long
 */
export function withTimeout<T>(promise: Promise<T>, limit: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took more than ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
