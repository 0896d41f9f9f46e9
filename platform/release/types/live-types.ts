import { splitVersion } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract } from '../../release-set/release-set';
import type { FolderStore } from '../store/folder-store';

/** What other teams may place, hear and show of a version. */
export type AppTypes = Pick<
  AppContract,
  'name' | 'version' | 'widgets' | 'emits' | 'types' | 'embedDefinitions'
>;

/**
 * What the versions that are live on a channel offer, by the names of their apps.
 * @param versions in place of the live ones of these apps, or in addition, `catalog@1.8.2`
 * @throws RejectedError when nothing is live, or one was never published
 */
export async function liveTypes(
  store: FolderStore,
  channel: string,
  versions: readonly string[],
): Promise<AppTypes[]> {
  const set = await store.currentSet(channel);
  if (!set) throw new RejectedError(`nothing is live on the channel "${channel}" yet`, 'missing');
  const apps = { ...set.parts };
  for (const one of versions) {
    const [name, version] = splitVersion(one);
    apps[name] = await store.readVersion(name, version);
  }
  return Object.values(apps)
    .map(({ name, version, widgets, emits, types, embedDefinitions }) => ({
      ...{ name, version, widgets, emits, types },
      ...(embedDefinitions && { embedDefinitions }),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
