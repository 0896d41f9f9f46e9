import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import type { FolderStore } from '../store/folder-store';
import type { Move } from '../store/log-entries';
import { RejectedError } from '../store/rejected-error';
import { versionsOf } from './derive-set';

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
    // What comes with the first release was never missing in one.
    const isFirst = changes.some(({ part, from }) => part === 'host' && from === null);
    for (const { part, from, to } of changes) {
      const history = histories.get(part) ?? (isFirst ? [] : [{ version: from, move: 0 }]);
      histories.set(part, history);
      const isBack = () => history.at(-1)?.version === to;
      // A rollback passes over what was taken back.
      while (action === 'rollback' && history.length > 0 && !isBack()) history.pop();
      if (!isBack()) history.push({ version: to, move: state.move, release: state.release });
    }
  }
  return histories;
}

/** What a channel would have, and from which releases it has what goes back. */
export interface Target {
  apps: Record<string, AppVersion>;
  like: Record<string, ReleaseSet>;
}

/** What the log of a channel says. */
export interface Past {
  histories: Histories;
  /** `catalog@1.8.2` */
  takenBack: ReadonlySet<string>;
}

/**
 * What is live, with some apps in their versions before. What was taken back is passed over; an
 * app that has its first version goes.
 * @param to goes back to this version, although it was taken back
 * @throws RejectedError naming an app that has no version to go back to, or one that was pruned
 */
export async function withVersionsBefore(
  store: FolderStore,
  now: ReleaseSet,
  past: Past,
  names: readonly string[],
  to?: string,
): Promise<Target> {
  const apps: Target['apps'] = { ...now.parts };
  const like: Target['like'] = {};
  for (const name of names) {
    const live = now.parts[name]?.version;
    if (!live) throw new RejectedError(`no app "${name}" is live`, 'missing');
    const { version, release } = versionBefore(past, name, live, to);
    if (version === null) {
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

function versionBefore(
  { histories, takenBack }: Past,
  name: string,
  live: string,
  to: string | undefined,
): HistoryEntry {
  const older = histories.get(name)?.slice(0, -1) ?? [];
  const [first] = older;
  if (!to && older.length === 1 && first?.version === null) return first;
  const others = older.filter(({ version }) => version !== null && version !== live);
  const found = others.findLast(({ version }) =>
    to ? version === to : !takenBack.has(`${name}@${version}`),
  );
  if (found) return found;
  const { version } = others.at(-1) ?? {};
  if (to) throw new RejectedError(`${name}@${to} was not live before ${name}@${live}; promote it`);
  if (!version) {
    throw new RejectedError(`no other version of ${name} was live before ${name}@${live}`);
  }
  throw new RejectedError(
    `no version of ${name} is left to go back to: ${name}@${version} was taken back\n` +
      `go back to it all the same: npm run release -- rollback ${name} --to ${version}`,
  );
}

/** What a channel had. */
export interface PastRelease {
  id: string | null;
  /** app → version */
  versions: Readonly<Record<string, string>>;
}

/**
 * What a channel had after each move, and before the first one; the latest first.
 * @param now what it has after the last move
 * @param moves of the channel, the first one first
 */
export function pastReleases(
  now: ReleaseSet['parts'],
  moves: readonly (Pick<Move, 'action' | 'changes'> & {
    state: Pick<Move['state'], 'release' | 'previous'>;
  })[],
): PastRelease[] {
  const versions = new Map(Object.entries(versionsOf(now)));
  const releases: PastRelease[] = [];
  const add = (id: string | null) => releases.push({ id, versions: Object.fromEntries(versions) });
  for (const { action, changes, state } of moves.toReversed()) {
    add(state.release);
    if (action === 'withdraw' || action === 'prune') continue;
    for (const { part, from } of changes) {
      if (from) versions.set(part, from);
      else versions.delete(part);
    }
  }
  add(moves[0]?.state.previous ?? null);
  return releases;
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
