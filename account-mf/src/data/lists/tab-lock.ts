import { browserTimeoutsMs } from 'federated-site/async';

const { locks } = navigator;

/**
 * Runs a task that takes what all tabs of this browser share out of its storage, while no other tab
 * runs one of the same name. Browsers have locks on https only; without, two tabs may do it at once.
 */
export async function withTabLock(name: string, task: () => Promise<void>): Promise<void> {
  const run = async () => {
    // This tab sees a little later what another tab has taken.
    await new Promise((resolve) => setTimeout(resolve, browserTimeoutsMs.storageLag));
    await task();
  };
  await (locks ? locks.request(name, run) : run());
}
