import { browserTimeoutsMs, timeoutSignal } from 'federated-site/async';

const { locks } = navigator;

/** Longer than a tab on a slow line takes for what it has to send; a suspended tab has a lock for hours. */
const maxWaitMs = 120_000;

/**
 * Runs a task that takes what all tabs of this browser share out of its storage, while no other tab
 * runs one of the same name (Web Locks). Browsers have locks on https only, and refuse them where
 * storage is blocked: there two tabs may run it at once, and where another tab has the lock too long.
 * @throws as the task
 */
export async function withTabLock(name: string, task: () => Promise<void>): Promise<void> {
  let begun = false;
  const limit = timeoutSignal(maxWaitMs);
  const run = async () => {
    begun = true;
    limit.end();
    // This tab sees a little later what another tab has taken.
    await new Promise((resolve) => setTimeout(resolve, browserTimeoutsMs.storageLag));
    await task();
  };
  try {
    await (locks ? locks.request(name, { signal: limit.signal }, run) : run());
  } catch (error) {
    if (begun) throw error;
    await run();
  }
}
