import { readFailure } from '../../release-set/noted-failure';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { releaseCommand } from '../../release-set/site-command';
import type { FolderStore } from '../store/folder-store';
import type { Move } from '../store/move-log';
import { lastMoveTo } from './past-releases';

/** A version that an app had on a channel. */
interface HistoryEntry {
  /** null where the app was not there */
  version: string | null;
  /** number of the promote that brought it; 0 for what was there before the log begins */
  move: number;
  /** release that the promote made */
  release?: string;
  /** what the app had before, without what was undone */
  before?: HistoryEntry | undefined;
}

/** What an app has, and what it could go back to. */
interface AppHistory {
  /** of the version that is live */
  top?: HistoryEntry;
  /** version → its entry when it was live the last time */
  everLive: Map<string, HistoryEntry>;
}

/** by the name of the app */
export type Histories = ReadonlyMap<string, AppHistory>;

/**
 * What each app can go back to. A rollback takes off what it undoes, and touches no other app's
 * entries. One to a version that was undone before brings its entries back.
 * @param moves of one channel, the first one first
 */
export function appHistories(moves: readonly Move[]): Histories {
  const histories = new Map<string, AppHistory>();
  for (const { action, changes, state } of moves) {
    if (action !== 'promote' && action !== 'rollback' && action !== 'remove') continue;
    // What comes with the first release was never missing in one.
    const isFirst = changes.some(({ part, from }) => part === 'host' && from === null);
    for (const { part, from, to } of changes) {
      const history: AppHistory = histories.get(part) ?? { everLive: new Map() };
      if (!histories.has(part) && !isFirst) setTop(history, { version: from, move: 0 });
      const back = action === 'rollback' ? entryOf(history, to) : undefined;
      const { move, release } = state;
      setTop(history, back ?? { version: to, move, release, before: history.top });
      histories.set(part, history);
    }
  }
  return histories;
}

function setTop(history: AppHistory, entry: HistoryEntry): void {
  history.top = entry;
  if (entry.version) history.everLive.set(entry.version, entry);
}

/**
 * Where an app is after it went back to a version: at its last entry before the live one, without
 * those that a rollback passes over; else where it was when that version was live.
 */
function entryOf(history: AppHistory, version: string | null): HistoryEntry | undefined {
  for (let one = history.top?.before; one; one = one.before) {
    if (one.version === version) return one;
  }
  return history.everLive.get(version ?? '');
}

/** What the log of a channel says. */
interface Past {
  /** the first one first */
  moves: readonly Move[];
  histories: Histories;
  /** `catalog@1.8.2` */
  takenBack: ReadonlySet<string>;
}

/**
 * What is live, with some apps in their versions before. What was taken back, or failed visitors,
 * is passed over; an app that has its first version goes.
 * @param to goes back to this version all the same
 * @returns what the channel would have, from which releases it has what goes back, and a sentence
 * for each version that was passed over because it failed
 * @throws RejectedError naming an app that has no version to go back to, or one that was pruned
 */
export async function withVersionsBefore(
  store: FolderStore,
  now: ReleaseSet,
  past: Past,
  names: readonly string[],
  to?: string,
) {
  const apps: Record<string, AppVersion> = { ...now.parts };
  const origins: Record<string, ReleaseSet> = {};
  const passedOver: string[] = [];
  for (const name of names) {
    const live = now.parts[name]?.version;
    if (!live) throw new RejectedError(`no app "${name}" is live`, 'missing');
    const { version, release } = to
      ? namedVersion(past, name, live, to)
      : versionBefore(store, past, name, live, passedOver);
    if (version === null) {
      delete apps[name];
      continue;
    }
    // It may have come to the store a moment ago.
    if (!store.hasVersion(name, version)) await store.shared?.fetchVersions();
    apps[name] = await store.readVersion(name, version);
    if (release && store.hasSet(release)) origins[name] = await store.readSet(release);
  }
  return { apps, origins, passedOver };
}

/** @param passedOver gets a sentence for each version that failed */
function versionBefore(
  { folder }: FolderStore,
  { moves, histories, takenBack }: Past,
  name: string,
  live: string,
  passedOver: string[],
): HistoryEntry {
  const before = histories.get(name)?.top?.before;
  if (before?.version === null && !before.before) return before;
  const unfit = new Map<string, string>();
  const allTheSame = (version: string) =>
    `go back to ${name}@${version} all the same: ${releaseCommand(`rollback ${name} --to ${version}`)}`;
  for (let one = before; one; one = one.before) {
    const { version } = one;
    if (version === null || version === live || unfit.has(version)) continue;
    const what = `${name}@${version}`;
    const { brokeAt = '' } = readFailure(folder, what) ?? {};
    if (takenBack.has(what)) {
      unfit.set(version, `${what} was taken back`);
    } else if (brokeAt > (lastMoveTo(moves, name, version)?.at ?? '')) {
      const at = brokeAt.slice(0, 16).replace('T', ' ');
      unfit.set(version, `${what} failed visitors, the last time on ${at} UTC`);
      passedOver.push(`${unfit.get(version)}; ${allTheSame(version)}`);
    } else {
      return one;
    }
  }
  const [nearest] = unfit.keys();
  if (!nearest) {
    throw new RejectedError(`no other version of ${name} was live before ${name}@${live}`);
  }
  const reasons = [...unfit.values()].join(', ');
  throw new RejectedError(
    `no version of ${name} is left to go back to: ${reasons}\n${allTheSame(nearest)}`,
  );
}

function namedVersion(
  { histories }: Past,
  name: string,
  live: string,
  version: string,
): HistoryEntry {
  if (version === live) throw new RejectedError(`${name}@${version} is live`);
  const history = histories.get(name);
  const found = history && entryOf(history, version);
  if (!found) throw new RejectedError(`${name}@${version} was never live; promote it`);
  return found;
}
