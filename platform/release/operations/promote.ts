import { liveChannel } from '../../release-set/canary';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import type { Author } from '../../release-set/store-reader';
import { assertCompatible } from '../gate/assert-compatible';
import type { Proposal } from '../gate/proposal';
import type { FolderStore } from '../store/folder-store';
import { changesBetween, deriveSet } from './derive-set';
import { followLive } from './follow-live';
import { moveChannel } from './move-channel';

interface Promotion extends Author {
  /** app → version, all published before */
  versions: Readonly<Record<string, string>>;
  channel?: string;
  /** paths that are live and may go */
  drops?: readonly string[];
}

/** Lets a proposal pass, or throws what is wrong with it. */
export type Gate = (store: FolderStore, proposal: Proposal) => Promise<void>;

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
  const isHere = Object.entries(versions).every((one) => store.hasVersion(...one));
  // Another machine may have published it a moment ago.
  if (!isHere) await store.shared?.pull();
  const made = await moveChannel(store, channel, author, async (now) => {
    const parent = channel === liveChannel ? now : await store.currentSet(liveChannel);
    const apps: Record<string, AppVersion> = { ...parent?.parts };
    for (const [name, version] of Object.entries(versions)) {
      apps[name] = await store.readVersion(name, version);
    }
    if (!apps.host) {
      throw new RejectedError(
        'nothing is live yet, and a release needs the host; publish and promote it first',
      );
    }
    const candidates = changesBetween(parent?.parts, apps).map(({ part }) => part);
    const set = candidates.length === 0 && parent ? parent : deriveSet(parent, apps);
    if (set.id === now?.id) return undefined;
    const check = () => gate(store, { apps, candidates, before: parent?.parts, drops });
    return { action: 'promote', set, check };
  });
  if (!made) throw new Error('no release was made');
  if (channel === liveChannel) await followLive(store, made, author);
  return made;
}
