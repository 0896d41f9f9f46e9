import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppVersion, Channel, ReleaseSet } from '@shop/shared/contract';
import { findPreviousVersion } from '@shop/shared/release/find-previous-version';
import { readSet } from './read-store';

export interface SetWithout {
  set: ReleaseSet;
  /** parts that have no version before: their code is not to be run */
  aside: readonly string[];
}

/**
 * A release with the previous versions of some parts.
 * @param channel what it says was taken back
 * @returns undefined when the host has none: nothing could be drawn
 */
export async function withPreviousVersions(
  storeDir: string,
  set: ReleaseSet,
  names: readonly string[],
  channel: Pick<Channel, 'withdrawn' | 'withdrawnVersions'>,
): Promise<SetWithout | undefined> {
  const read = (id: string) => readSet(storeDir, id);
  // A release may be left whose files were pruned.
  const isStored = ({ name, version }: AppVersion) =>
    existsSync(path.join(storeDir, 'remotes', name, version, 'server.js'));
  const parts = { ...set.parts };
  const aside: string[] = [];
  for (const name of names) {
    // A release that is not to be read was pruned.
    const part = await findPreviousVersion(set, name, channel, read, isStored).catch(
      () => undefined,
    );
    if (part) parts[name] = part;
    else aside.push(name);
  }
  return aside.includes('host') ? undefined : { set: { ...set, parts }, aside };
}
