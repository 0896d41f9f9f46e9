import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { assertCompatible } from '../gate/assert-compatible';
import type { Proposal } from '../gate/proposal';
import type { FolderStore } from '../store/folder-store';
import type { Author } from '../store/log-entries';
import { RejectedError } from '../store/rejected-error';
import { changesBetween, deriveSet } from './derive-set';
import { followLive } from './follow-live';
import { moveChannel } from './move-channel';

export const liveChannel = 'live';

export interface Promotion extends Author {
  /** app → version, all published before */
  versions: Readonly<Record<string, string>>;
  channel?: string;
  /** paths that are live and may go */
  drops?: readonly string[];
}

/** Lets a proposal pass, or throws what is wrong with it. */
type Gate = (store: FolderStore, proposal: Proposal) => Promise<void>;

/**
 * Makes a new release set with some apps swapped and points the channel at it. A channel other
 * than `live` gets what is live, with these apps swapped.
 * @returns the set the channel points at now; the same one when nothing changes
 * @throws when a version was never published, or does not fit what is live
 */
export async function promote(
  store: FolderStore,
  { versions, channel = liveChannel, drops, ...author }: Promotion,
  gate: Gate = assertCompatible,
): Promise<ReleaseSet> {
  let made: ReleaseSet | undefined;
  await moveChannel(store, channel, author, async (current) => {
    const base = channel === liveChannel ? current : await store.readChannel(liveChannel);
    const parent = base && (await store.readSet(base.release));
    const swapped = await Promise.all(
      Object.entries(versions).map(async ([name, version]) => store.readVersion(name, version)),
    );
    const apps: Record<string, AppVersion> = { ...parent?.parts };
    for (const app of swapped) apps[app.name] = app;
    if (!apps.host) {
      throw new RejectedError(
        'nothing is live yet, and a release needs the host; publish and promote it first',
      );
    }
    const changes = changesBetween(parent?.parts, apps);
    made = changes.length === 0 && parent ? parent : deriveSet(parent, apps);
    if (made.id === current?.release) return undefined;
    const candidates = changes.map(({ part }) => part);
    await gate(store, { apps, candidates, before: parent?.parts, drops });
    await store.writeSet(made);
    return {
      action: 'promote',
      changes: current
        ? changesBetween((await store.readSet(current.release)).parts, apps)
        : changes,
      state: { release: made.id, previous: current?.release ?? null },
    };
  });
  if (!made) throw new Error('no release was made');
  if (channel === liveChannel) await followLive(store, channel, made, author);
  return made;
}
