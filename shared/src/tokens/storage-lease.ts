import { readStored, writeStored } from '@shop/shared/storage';
import { sleep } from './sleep';

/** Time for what a tab stores to be seen by the others, in ms. */
const settleMs = 40;

/**
 * Runs a task under a lease in local storage, which tabs give to each other.
 * @param maxLeaseMs a lease older than this is void: its tab died; ms
 */
export async function withStorageLease<T>(
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
