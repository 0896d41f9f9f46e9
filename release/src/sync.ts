import type { ReleaseSet } from '@shop/shared/contract';
import { partFolders } from './parts';
import { promote } from './promote/promote';
import { publish } from './publish/publish';
import { sourceVersion } from './publish/source-version';
import type { FolderStore } from './store/folder-store';

/** Builds that run beside each other; each takes a core. */
const atOnce = 2;

/**
 * Publishes every part whose sources changed and points the channel at them.
 * @param say gets a line of progress
 * @param names parts to look at; all by default
 */
export async function sync(
  store: FolderStore,
  say: (line: string) => void,
  names: readonly string[] = Object.keys(partFolders),
): Promise<ReleaseSet> {
  const versions: Record<string, string> = {};
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const version = await sourceVersion(name);
      versions[name] = version;
      if (store.hasPart(name, version)) continue;
      const since = performance.now();
      await publish(store, name, version).catch((error) => {
        // Another process may have published the same sources meanwhile.
        if (!store.hasPart(name, version)) throw error;
      });
      say(`built ${name}@${version} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return promote(store, versions);
}
