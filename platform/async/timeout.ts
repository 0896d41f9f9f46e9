import { TimeoutError } from './errors';

/**
 * A signal that aborts when the given one does, or when time is up; by hand, since
 * `AbortSignal.any` is missing on the older phones the shop's visitors use.
 * @param limit ms
 */
export function timeoutSignal(
  limit: number,
  signal?: AbortSignal,
): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no answer within ${limit} ms`, 'TimeoutError')),
    limit,
  );
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/**
 * The promise, or a rejection when it takes longer.
 * @param limit ms
 * @throws TimeoutError naming what took too long
 */
export function withTimeout<T>(promise: Promise<T>, limit: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`${what} took more than ${limit} ms`)),
      limit,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
