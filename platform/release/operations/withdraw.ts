import { liveChannel } from '../../release-set/canary';
import { RejectedError } from '../../release-set/rejected-error';
import type { Author } from '../../release-set/store-reader';
import type { FolderStore } from '../store/folder-store';
import { moveChannel } from './move-channel';
import { pastReleases, revertingActions, rolledBackVersions } from './past-releases';

export interface Withdrawal extends Author {
  name: string;
  version: string;
  channel?: string;
}

/**
 * Takes a version back that was live before: tabs that still run it load the site again at their
 * next navigation, and nothing goes back to it by itself. What is live stays as it is.
 * @returns the version, `catalog@1.8.2`; nothing when it was taken back before
 * @throws when that version is live, or never was
 */
export async function withdraw(
  store: FolderStore,
  { name, version, channel = liveChannel, ...author }: Withdrawal,
): Promise<readonly string[]> {
  const what = `${name}@${version}`;
  let withdrawn: string[] = [];
  await moveChannel(store, channel, author, async (set) => {
    if (!set) throw new RejectedError(`nothing is live on the channel "${channel}"`, 'missing');
    const { parts } = set;
    if (parts[name]?.version === version) {
      throw new RejectedError(`${what} is live; roll it back, or promote another version`);
    }
    const moves = await store.moves(channel).all();
    if (!pastReleases(parts, moves).some(({ versions }) => versions[name] === version)) {
      throw new RejectedError(`${what} was not live before`, 'missing');
    }
    withdrawn = rolledBackVersions(moves, revertingActions).has(what) ? [] : [what];
    if (withdrawn.length === 0) return undefined;
    const changes = [{ part: name, from: version, to: null }];
    return { action: 'withdraw', changes, set };
  });
  return withdrawn;
}
