import { setTimeout as pause } from 'node:timers/promises';
import { type Canary, liveChannel } from '../../release-set/canary';
import { RejectedError } from '../../release-set/rejected-error';
import type { Channel, ReleaseSet } from '../../release-set/release-set';
import type { Author } from '../../release-set/store-reader';
import { writeAtomically } from '../../release-store/drafts';
import type { FolderStore } from '../store/folder-store';
import type { Change, Move } from '../store/move-log';
import { timeoutsMs } from '../timeouts';
import { changesBetween } from './derive-set';
import { type PastRelease, pastReleases, rolledBackVersions } from './past-releases';

/** How often a move is decided again because another process moved the channel. */
const maxAttempts = 20;
/** On a busy machine a prune puts back what it took out within this, in ms. */
const maxPutBackMs = 20_000;

/** What a move does, and where it leads. */
interface Decision extends Pick<Move, 'action' | 'why'> {
  set: ReleaseSet;
  /** by default how the release differs from the one before */
  changes?: readonly Change[];
  /** by default as it was; null where it ends */
  canary?: Canary | null;
  /** lets the move pass, or throws why not; storefronts load the release meanwhile */
  check?: () => Promise<void>;
}

/**
 * Moves a channel by compare-and-swap: when another process was quicker, the move is decided again
 * on what they left, so that none of two moves at once is lost. Storefronts load what will be live
 * before it is.
 * @param decide gets where the channel stands; answers nothing to leave it there
 * @param putBackMs how long to wait for a release that a prune has taken out, in ms
 * @returns the release that the channel points at in the end; none when it points at nothing
 * @throws what `decide` and `check` throw; and when others keep moving the channel
 */
export async function moveChannel(
  store: FolderStore,
  channel: string,
  author: Author,
  decide: (now?: ReleaseSet, current?: Channel) => Promise<Decision | undefined>,
  putBackMs = maxPutBackMs,
): Promise<ReleaseSet | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { current, now } = await readPosition(store, channel, putBackMs);
    const decision = await decide(now, current);
    if (!decision) {
      // Whoever moved it last may have died before the file was written.
      await writeChannelFile(store, channel);
      return now;
    }
    const { action, set, changes = changesBetween(now?.parts, set.parts) } = decision;
    const { canary = current?.canary, why = author.why } = decision;
    const isSame = set.id === now?.id;
    const isFollowed = channel === liveChannel && now !== undefined && !isSame;
    if (isFollowed) await preload(store, set, decision.check);
    else await decision.check?.();
    await store.writeSet(set);
    const leadsTo = {
      release: set.id,
      previous: (isSame ? current?.previous : current?.release) ?? null,
    };
    const moves = [...(await store.moves(channel).all()), { action, changes, state: leadsTo }];
    const takenBack = rolledBackVersions(moves);
    const state: Channel = {
      ...leadsTo,
      withdrawn: releasesWith(takenBack, pastReleases(set.parts, moves)),
      withdrawnVersions: [...takenBack],
      move: (current?.move ?? 0) + 1,
      ...(canary && { canary }),
    };
    const at = new Date().toISOString();
    const move: Move = { action, changes, state, channel, at, by: author.by, why };
    if (await store.moves(channel).write(state.move, move)) {
      await writeChannelFile(store, channel);
      return set;
    }
    await pause(Math.random() * 50);
  }
  throw new RejectedError(`others keep moving the channel "${channel}"; try again`);
}

/**
 * Where a channel stands. On a shared store a prune at the same time may have taken its release out:
 * it puts back what a channel moved to.
 */
async function readPosition(
  store: FolderStore,
  channel: string,
  putBackMs: number,
): Promise<{ current?: Channel; now?: ReleaseSet }> {
  const startedAt = performance.now();
  for (;;) {
    await store.shared?.refresh();
    const current = await store.readChannel(channel);
    if (!current) return {};
    try {
      return { current, now: await store.readSet(current.release) };
    } catch (error) {
      if (!store.shared || performance.now() - startedAt > putBackMs) throw error;
    }
    await pause(Math.random() * 500);
  }
}

/**
 * Has storefronts load a release before it is live. A move without a check, such as a rollback,
 * gives them no time of its own: it waits for them on a shared store alone, where they can say that
 * they have loaded it, and goes on where it cannot ask them.
 */
async function preload(store: FolderStore, set: ReleaseSet, check?: () => Promise<void>) {
  if (check) {
    await store.preload(liveChannel, set);
    await check();
    await store.untilPreloaded(timeoutsMs.preload);
  } else if (store.shared) {
    await store.preload(liveChannel, set).catch(() => undefined);
    await pause(timeoutsMs.hearing);
    await store.untilPreloaded(timeoutsMs.preloadUnchecked);
  }
}

/** @returns ids of the releases that hold one of these versions */
const releasesWith = (
  takenBack: ReadonlySet<string>,
  releases: readonly PastRelease[],
): readonly string[] => [
  ...new Set(
    releases.flatMap(({ id, versions }) => {
      const isLeft = Object.entries(versions).some((one) => takenBack.has(one.join('@')));
      return id && isLeft ? [id] : [];
    }),
  ),
];

/**
 * Writes what the last move says into the channel's file. A slower writer may put an older move
 * there in the meantime: then it, or this one, finds a newer move and writes again.
 */
async function writeChannelFile(store: FolderStore, channel: string): Promise<void> {
  let written = -1;
  for (;;) {
    const last = await store.moves(channel).last();
    if (!last || last.state.move === written) return;
    await writeAtomically(store.channelFile(channel), last.state);
    written = last.state.move;
  }
}
