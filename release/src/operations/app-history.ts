import type { Move } from '../store/log-entries';

/** A version that an app had on a channel. */
export interface HistoryEntry {
  /** null where the app was not there */
  version: string | null;
  /** number of the promote that brought it; 0 for what was there before the log begins */
  move: number;
  /** release that the promote made */
  release?: string;
}

/**
 * What each app can go back to: the versions that were promoted, the first one first and the one
 * that is live last. A rollback takes off what it undoes, and touches no other app's list.
 * @param moves of one channel, the first one first
 */
export function appHistories(moves: readonly Move[]): Map<string, HistoryEntry[]> {
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
