import { withStorageLease } from './storage-lease';

/** The longest that a tab may keep the others waiting, in ms; longer than a call may take. */
const lockTimeoutMs = 16_000;

const name = 'shop-token-refresh';

/**
 * Runs a task while no other tab of the browser runs one (Web Locks). Where there are no locks,
 * or a suspended tab keeps the lock, a lease in local storage keeps tabs apart nearly always; the
 * task must stand it when it does not.
 * @throws as the task
 */
export async function withCrossTabLock<T>(task: () => Promise<T>): Promise<T> {
  let begun = false;
  if (hasLocks()) {
    const lockRequest = new AbortController();
    const timer = setTimeout(() => lockRequest.abort(), lockTimeoutMs);
    try {
      return await navigator.locks.request(name, { signal: lockRequest.signal }, () => {
        begun = true;
        clearTimeout(timer);
        return task();
      });
    } catch (error) {
      // Else the lock was not given: it took too long, or the browser has locks and refuses them.
      if (begun) throw error;
    } finally {
      clearTimeout(timer);
    }
  }
  return withStorageLease(name, lockTimeoutMs, task);
}

/** Browsers have locks on https only, and old ones not at all. */
export const hasLocks = (): boolean => 'locks' in navigator;
