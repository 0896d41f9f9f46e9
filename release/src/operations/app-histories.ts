import type { AppVersion, ReleaseSet } from '@shop/shared/contract';
import type { FolderStore } from '../store/folder-store';
import type { Move } from '../store/log-entries';
import { RejectedError } from '../store/rejected-error';

/** A version that an app had on a channel. */
interface HistoryEntry {
  /** null where the app was not there */
  version: string | null;
  /** number of the promote that brought it; 0 for what was there before the log begins */
  move: number;
  /** release that the promote made */
  release?: string;
}

/** app → the versions of it that a channel had, the live one last */
export type Histories = ReadonlyMap<string, readonly HistoryEntry[]>;

/**
 * What each app can go back to: the versions that were promoted, the first one first and the one
 * that is live last. A rollback takes off what it undoes, and touches no other app's list.
 * @param moves of one channel, the first one first
 */
export function appHistories(moves: readonly Move[]): Histories {
  const histories = new Map<string, HistoryEntry[]>();
  for (const { action, changes, state } of moves) {
    if (action !== 'promote' && action !== 'rollback') continue;
    for (const { part, from, to } of changes) {
      const history = histories.get(part) ?? [{ version: from, move: 0 }];
      histories.set(part, history);
      const isBack = () => history.at(-1)?.version === to;
      // Rollbacks of older releases of this program went further back than by one.
      while (action === 'rollback' && history.length > 0 && !isBack()) history.pop();
      if (!isBack()) history.push({ version: to, move: state.move, release: state.release });
    }
  }
  return histories;
}

/** The version of an app before the live one; undefined when the live one is the first. */
export const before = (histories: Histories, name: string): HistoryEntry | undefined =>
  histories.get(name)?.at(-2);

/** What a channel would have, and from which releases it has what goes back. */
export interface Target {
  apps: Record<string, AppVersion>;
  like: Record<string, ReleaseSet>;
}

/**
 * What is live, with some apps in their versions before. One that was not there before goes only
 * with the promote that brought it.
 * @throws RejectedError naming a version that was pruned
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

/**
 * Versions that were rolled back or withdrawn by name, and not promoted since.
 * @param moves of one channel, the first one first
 * @returns `catalog@1.8.2`
 */
export function rolledBackVersions(
  moves: readonly Pick<Move, 'action' | 'changes'>[],
): Set<string> {
  const found = new Set<string>();
  for (const { action, changes } of moves) {
    for (const { part, from, to } of changes) {
      const isTakenBack = action === 'rollback' || action === 'withdraw';
      if (isTakenBack && from) found.add(`${part}@${from}`);
      if (to) found.delete(`${part}@${to}`);
    }
  }
  return found;
}
