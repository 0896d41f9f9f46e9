import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPreviousVersion } from '../../release-set/find-previous-version';
import type { AppVersion, Channel, ReleaseSet } from '../../release-set/release-set';
import { StoreReader } from '../../release-set/store-reader';

interface FallbackSet {
  set: ReleaseSet;
  /** apps without a previous version: their code is not to be run */
  disabledApps: readonly string[];
  /** the same for the log: `catalog@1.8.1` or `without catalog` */
  versions: readonly string[];
}

/**
 * A release with the previous versions of some apps.
 * @param channel names the withdrawn releases and versions
 * @returns undefined when the host has none: nothing could be drawn
 */
export async function withPreviousVersions(
  storeDir: string,
  set: ReleaseSet,
  names: readonly string[],
  channel: Pick<Channel, 'withdrawn' | 'withdrawnVersions'>,
): Promise<FallbackSet | undefined> {
  const store = new StoreReader(storeDir);
  const read = (id: string) => store.readSet(id);
  // A release may be left whose files were pruned.
  const isStored = ({ name, version, server }: AppVersion) => {
    const file = server === false ? 'remoteEntry.js' : 'server.js';
    return existsSync(path.join(store.versionFolder(name, version), file));
  };
  const parts = { ...set.parts };
  const disabledApps: string[] = [];
  const versions: string[] = [];
  for (const name of names) {
    // A release that is not to be read was pruned.
    const previous = await findPreviousVersion(set, name, channel, read, isStored).catch(
      () => undefined,
    );
    if (previous) parts[name] = previous;
    else disabledApps.push(name);
    versions.push(previous ? `${name}@${previous.version}` : `without ${name}`);
  }
  if (disabledApps.includes('host')) return undefined;
  return { set: { ...set, parts }, disabledApps, versions };
}
