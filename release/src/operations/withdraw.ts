import type { FolderStore } from '../store/folder-store';
import type { Author } from '../store/log-entries';
import { RejectedError } from '../store/rejected-error';
import { moveChannel } from './move-channel';
import { liveChannel } from './promote';

export interface Withdrawal extends Author {
  name: string;
  version: string;
  channel?: string;
}

/**
 * Withdraws every earlier release with one version of an app, so that tabs that still run it load
 * anew at their next navigation. What is live stays as it is.
 * @returns ids of the releases withdrawn
 * @throws when that version is live, or never was
 */
export async function withdraw(
  store: FolderStore,
  { name, version, channel = liveChannel, ...author }: Withdrawal,
): Promise<readonly string[]> {
  let withdraws: string[] = [];
  await moveChannel(store, channel, author, async (current) => {
    if (!current) throw new RejectedError(`nothing is live on the channel "${channel}"`, 'missing');
    const known = [];
    for await (const set of store.ancestors(current.release)) {
      if (set.parts[name]?.version === version) known.push(set.id);
    }
    if (known.includes(current.release)) {
      throw new RejectedError(
        `${name}@${version} is live; roll it back, or promote another version`,
      );
    }
    if (known.length === 0) {
      throw new RejectedError(`${name}@${version} was not live before`, 'missing');
    }
    withdraws = known.filter((id) => !current.withdrawn.includes(id));
    if (withdraws.length === 0 && current.withdrawnVersions?.includes(`${name}@${version}`)) {
      return undefined;
    }
    const { release, previous, withdrawn } = current;
    return {
      action: 'withdraw',
      changes: [{ part: name, from: version, to: null }],
      withdraws,
      state: { release, previous, withdrawn: [...withdrawn, ...withdraws] },
    };
  });
  return withdraws;
}
