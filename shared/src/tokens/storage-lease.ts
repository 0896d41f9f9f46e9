import { readStored, writeStored } from '@shop/shared/storage';
import { sleep } from './sleep';

/** Time for what a tab stores to be seen by the others, in ms. */
const settleMs = 40;

/**
 * Runs a task under a lease in local storage, which tabs give to each other.
 * @param longest a lease older than this is void: its tab died; ms
 */
export async function withStorageLease<T>(
  key: string,
  longest: number,
  task: () => Promise<T>,
): Promise<T> {
  const mine = Math.random().toString(36).slice(2);
  await claim(key, longest, mine);
  try {
    return await task();
  } finally {
    if (holder(key) === mine) writeStored(key, undefined);
  }
}

async function claim(key: string, longest: number, mine: string): Promise<void> {
  const giveUp = Date.now() + longest;
  while (Date.now() < giveUp) {
    if (holder(key) === undefined) {
      writeStored(key, `${mine} ${Date.now() + longest}`);
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
