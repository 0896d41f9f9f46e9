import { existsSync } from 'node:fs';
import { messageOf, withTimeout } from '../async';
import type { SharedStore } from './shared-store';

/** A version that did not come is asked for again after this, in ms. */
const retryMs = 5_000;
/** A start that has a copy waits so long for the store, in ms. */
const startMs = 5_000;

/**
 * Keeps the local copy up to date as long as the process runs, and sends what the storefront notes
 * there: failures of versions, counts of a share of the visitors, the address of the site.
 * @param channel whose release the process shows
 * @param options how often it asks what changed, in ms, in case that it does not hear of a move
 * @returns `stop` ends it; `isAway` says whether records or files do not come at present; what
 * `onUpdate` got is called when the copy may have changed; promotes wait for what `holdPromotes` gets
 * @throws when the store does not answer and this machine has no copy of it
 */
export async function followStore(
  store: SharedStore,
  channel: string,
  log: (line: string) => void,
  { pollMs = 1_000 } = {},
) {
  const away = new Set<string>();
  /** Says once that something fails, and once that it does not any more. */
  const watched = async (what: string, call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      if (away.delete(what)) log(`${what} of the release store answer again`);
      return true;
    } catch (error) {
      if (!away.has(what)) log(`the local copy of the release store stays: ${messageOf(error)}`);
      away.add(what);
      return false;
    }
  };
  let fetchAgainAt = 0;
  let isFetching = false;
  const fetchVersions = async () => {
    if (isFetching || performance.now() < fetchAgainAt) return;
    isFetching = true;
    const isDone = await watched('files', async () => {
      await store.fetchVersions();
      if (store.lostVersions.length > 0) throw new Error(store.lostVersions.join('\n'));
    });
    fetchAgainAt = isDone ? 0 : performance.now() + retryMs;
    isFetching = false;
  };

  const hasCopy = () => existsSync(store.copy.channelFile(channel));
  // The other versions come while it answers visitors.
  const first = store.refresh().then(() => store.fetchChannels());
  try {
    await (hasCopy()
      ? withTimeout(first, startMs, `PostgreSQL or ${store.objects.address}`)
      : first);
  } catch (error) {
    if (!hasCopy()) throw error;
    first.catch(() => undefined);
    away.add('records');
    log(`the local copy of the release store stays: ${messageOf(error)}`);
  }
  let updated = () => {};
  const update = async (andThen?: () => Promise<unknown>) => {
    const isAnswering = await watched('records', async () => {
      // First what is newer elsewhere.
      await store.refresh();
      updated();
      await andThen?.();
    });
    if (isAnswering) void fetchVersions().then(() => updated());
  };
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await update(() => store.copy.notes.send(store.records));
    isRunning = false;
  }, pollMs);
  timer.unref();
  const stopListening = store.records.database.onMove(() => void update());
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await stopListening();
    },
    isAway: () => away.size > 0,
    holdPromotes: <T>(load: () => Promise<T>) => store.records.database.loading.hold(load),
    onUpdate(listener: () => void): void {
      updated = listener;
    },
  };
}
