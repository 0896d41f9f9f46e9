import { liveChannel } from '../release-set/canary';
import type { ReleaseSet } from '../release-set/release-set';
import type { Author } from '../release-set/store-reader';
import { appFolders } from './apps';
import { folderReleases } from './folder-releases';
import { rolledBackVersions } from './operations/past-releases';
import { promote } from './operations/promote';
import { readTables } from './publish/contract/read-tables';
import { publish } from './publish/publish';
import { sourceVersion } from './publish/source-version';
import type { FolderStore } from './store/folder-store';

/** Builds that run in parallel; each takes a core. */
const maxConcurrent = 2;

/**
 * Publishes every app whose sources changed and points the channel at them. A version that was
 * rolled back or withdrawn stays away until its sources change.
 * @param print gets a line of progress
 * @param names apps to look at; all by default
 */
export async function sync(
  store: FolderStore,
  author: Author,
  print: (line: string) => void,
  names: readonly string[] = Object.keys(appFolders),
): Promise<ReleaseSet> {
  const refused = rolledBackVersions(await store.moves(liveChannel).all());
  const versions: Record<string, string> = {};
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const tables = readTables();
      const version = await sourceVersion(name, tables);
      if (refused.has(`${name}@${version}`)) {
        print(
          `${name}@${version} was taken back and stays away; promote it by hand to have it back`,
        );
        continue;
      }
      versions[name] = version;
      if (await store.isPublished(name, version)) continue;
      const since = performance.now();
      try {
        await publish(folderReleases(store, author.by), name, version, tables);
      } catch (error) {
        if (version !== (await sourceVersion(name))) {
          print(`the sources of ${name} changed while they were built; building them again`);
          waiting.push(name);
          continue;
        }
        // Another process may have published the same sources in the meantime.
        if (!(await store.isPublished(name, version))) throw error;
      }
      print(`built ${name}@${version} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return promote(store, { versions, drops: await liveOffers(store), ...author });
}

/** A page, or an element for other web pages, that is gone from the checkout is meant to go. */
async function liveOffers(store: FolderStore): Promise<string[]> {
  const { parts = {} } = (await store.currentSet(liveChannel)) ?? {};
  return Object.values(parts).flatMap(({ paths, embeds = [] }) => [...paths, ...embeds]);
}
