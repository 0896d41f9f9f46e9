import { type Canary, type Counts, canaryChannel, liveChannel } from '../../release-set/canary';
import { RejectedError } from '../../release-set/rejected-error';
import { assertCompatible } from '../gate/assert-compatible';
import type { Proposal } from '../gate/proposal';
import { moveChannel } from '../operations/move-channel';
import { type Gate, promote } from '../operations/promote';
import { rollback } from '../operations/rollback';
import type { FolderStore } from '../store/folder-store';
import { timeoutsMs } from '../timeouts';
import { countsText, readCounts } from './counts';
import { findFault, minPages } from './find-fault';
import { followCanary, isBehindLive, wasTakenBack } from './follow-canary';
import { takeBack } from './take-back';

/** The author of its moves in the log. */
const by = 'automatic';

/**
 * Decides about the version that a share of the visitors gets: takes it back if it fails more than
 * the one before; makes it live for all if its time is over and it did not. Several processes may
 * do so at the same time.
 * @returns what was done, in a line for the log; nothing when nothing was
 */
export async function settleCanary(
  store: FolderStore,
  gate: Gate = assertCompatible,
): Promise<string | undefined> {
  const canary = await store.runningCanary();
  if (!canary) return undefined;
  // Whoever changed what is live may have ended before the share followed; the next call decides.
  if (await isBehindLive(store)) {
    await followCanary(store, by);
    return undefined;
  }
  const { app, version } = canary;
  const counts = await readCounts(store, canary.id);
  const figures = figuresOf(canary, counts);
  if (findFault(counts).isWorse) {
    const done = await takeBack(store, app, { by, why: figures }, version);
    if (done) return `taken back: ${done}: ${figures}`;
    // It was made live at the same moment.
    const live = await store.currentSet(liveChannel);
    if (live?.parts[app]?.version !== version) return undefined;
    await rollback(store, { apps: [app], by, why: figures });
    return `rolled back: ${app}@${version}: ${figures}`;
  }
  const { promoteAfterMs = Number.POSITIVE_INFINITY, since, drops, refused } = canary;
  const isDue = Date.now() >= Date.parse(since) + promoteAfterMs;
  if (!isDue || refused || counts.canary.pages < minPages) return undefined;
  try {
    await promote(
      store,
      { versions: { [app]: version }, drops, by, why: figures },
      async (inStore, proposal) => {
        await assertStillTried(store, canary, proposal);
        await gate(inStore, proposal);
        await inStore.untilPreloaded(timeoutsMs.preload);
        // That takes seconds. What comes after this moves the channel, and this is decided again.
        await assertStillTried(store, canary, proposal);
      },
    );
    return `live: ${app}@${version}: ${figures}`;
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    return noteRefusal(store, canary, error.message);
  }
}

/** @throws when a promote would undo what others have done since the share was set */
async function assertStillTried(
  store: FolderStore,
  canary: Canary,
  { before }: Proposal,
): Promise<void> {
  const { id, app, control } = canary;
  if ((await store.runningCanary())?.id !== id || (await wasTakenBack(store, canary))) {
    throw new RejectedError('it is over');
  }
  const atLive = before?.[app]?.version;
  if (atLive === control) return;
  throw new RejectedError(atLive ? `${app}@${atLive} went live` : `${app} is live no more`);
}

/** It stays as it is; what is live may change so that it fits, which is tried then. */
async function noteRefusal(
  store: FolderStore,
  { id }: Canary,
  refused: string,
): Promise<string | undefined> {
  let line: string | undefined;
  const why = `not made live: ${refused}`;
  await moveChannel(store, canaryChannel, { by, why }, async (set, current) => {
    line = undefined;
    const canary = current?.canary;
    if (!set || canary?.id !== id || canary.refused) return undefined;
    line = `${canary.app}@${canary.version} was ${why}`;
    return { action: 'share', changes: [], set, canary: { ...canary, refused } };
  });
  return line;
}

const figuresOf = ({ version, control }: Canary, counts: Counts): string =>
  `of ${version} ${countsText(counts.canary)}; of ${control} ${countsText(counts.control)}`;
