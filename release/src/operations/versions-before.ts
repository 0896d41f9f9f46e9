import type { AppVersion, ReleaseSet } from '@shop/shared/contract';
import type { FolderStore } from '../store/folder-store';
import { RejectedError } from '../store/rejected-error';
import type { HistoryEntry } from './app-history';

/** app → the versions of it that a channel had, the live one last */
export type Histories = ReadonlyMap<string, readonly HistoryEntry[]>;

/** What a channel would have, and from which releases it has what goes back. */
export interface Target {
  apps: Record<string, AppVersion>;
  like: Record<string, ReleaseSet>;
}

/** The version of an app before the live one; undefined when the live one is the first. */
export const before = (histories: Histories, name: string): HistoryEntry | undefined =>
  histories.get(name)?.at(-2);

/**
 * What is live, with some apps in their versions before. One that was not there before goes only
 * with the promote that brought it.
 * @throws Refusal naming a version that was pruned
 */
export async function withVersionsBefore(
  store: FolderStore,
  now: ReleaseSet,
  histories: Histories,
  names: readonly string[],
): Promise<Target> {
  const apps: Target['apps'] = { ...now.parts };
  const like: Target['like'] = {};
  for (const name of names) {
    const { version, release } = before(histories, name) ?? {};
    if (!version) {
      delete apps[name];
      continue;
    }
    if (!store.hasVersion(name, version)) {
      throw new RejectedError(`${name}@${version} was pruned from the store`);
    }
    apps[name] = await store.readVersion(name, version);
    if (release && store.hasSet(release)) like[name] = await store.readSet(release);
  }
  return { apps, like };
}
