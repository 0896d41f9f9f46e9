import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../../async';
import type { FolderStore } from '../store/folder-store';
import { openStore } from './open-store';
import type { Command } from './options';

/** How often it is looked at what visitors met, in ms. */
const intervalMs = 1_000;
/** What could not be done, on a full disk say, is tried again after this, in ms. */
const retryMs = 30_000;

/** `watch`: decides about a share of the visitors, until it is over. */
export const watchCommand: Command = async (line, print) => {
  const store = await openStore(line);
  // Started by a storefront, it ends with it.
  process.once('disconnect', () => process.exit());
  // The listener would keep it running after the share is over.
  process.channel?.unref();
  while (await store.runningCanary()) await watchOnce(store, print);
};

/** Does so as long as the process runs. */
export async function watchForever(
  store: FolderStore,
  print: (text: string) => void,
): Promise<never> {
  for (;;) await watchOnce(store, print);
}

async function watchOnce(store: FolderStore, print: (text: string) => void): Promise<void> {
  try {
    const { settleCanary } = await import('../canary/settle');
    const done = await settleCanary(store);
    if (done) print(done);
    await pause(intervalMs);
  } catch (error) {
    print(`a share of the visitors cannot be decided about: ${messageOf(error)}`);
    await pause(retryMs);
  }
}
