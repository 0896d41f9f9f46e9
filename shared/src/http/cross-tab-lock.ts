import { readStored, writeStored } from '@shop/shared/storage';
import { browserTimeoutsMs } from 'federated-site/async';

const name = 'shop-token-refresh';

/**
 * Runs a task while no other tab of the browser runs one (Web Locks). Where there are no locks,
 * or a suspended tab keeps the lock, a lease in local storage nearly always keeps tabs apart; the
 * task must be safe to run in two tabs at the same time.
 * @throws as the task
 */
export async function withCrossTabLock<T>(task: () => Promise<T>): Promise<T> {
  let begun = false;
  if (hasLocks()) {
    const lockRequest = new AbortController();
    const timer = setTimeout(() => lockRequest.abort(), browserTimeoutsMs.refresh);
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
  return withStorageLease(name, browserTimeoutsMs.refresh, task);
}

/** Browsers have locks on https only, and old ones not at all. */
export const hasLocks = (): boolean => 'locks' in navigator;

/** Time until the other tabs see a stored value, in ms. */
const settleMs = 40;

/**
 * Runs a task under a lease in local storage, which tabs give to each other.
 * @param maxLeaseMs a lease older than this is void: its tab died; ms
 */
async function withStorageLease<T>(
  key: string,
  maxLeaseMs: number,
  task: () => Promise<T>,
): Promise<T> {
  const mine = Math.random().toString(36).slice(2);
  await claim(key, maxLeaseMs, mine);
  try {
    return await task();
  } finally {
    if (holder(key) === mine) writeStored(key, undefined);
  }
}

async function claim(key: string, maxLeaseMs: number, mine: string): Promise<void> {
  const giveUp = Date.now() + maxLeaseMs;
  while (Date.now() < giveUp) {
    if (holder(key) === undefined) {
      writeStored(key, `${mine} ${Date.now() + maxLeaseMs}`);
      await sleep(settleMs);
      if (holder(key) === mine) return;
    }
    await sleep(settleMs * (1 + Math.random()));
  }
}

function holder(key: string): string | undefined {
  const [id, until] = readStored(key)?.split(' ') ?? [];
  return Number(until) > Date.now() ? id : undefined;
}

/** @param ms at least this long; browsers make tabs in the background wait longer */
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
