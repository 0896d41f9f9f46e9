import type { FolderStore } from '../store/folder-store';
import type { Author, Change } from '../store/log-entries';

/** A line of the log: a publish, or a move of a channel. */
export interface LogLine extends Author {
  at: string;
  action: string;
  channel?: string;
  /** where the channel stood afterwards */
  release?: string;
  changes: readonly Change[];
  withdraws: readonly string[];
}

/**
 * What happened in a store, the latest first.
 * @param limit most lines
 */
export async function log(store: FolderStore, limit: number): Promise<LogLine[]> {
  const published = (await store.publications()).map(({ name, version, at, by, why }) => ({
    at,
    by,
    ...(why ? { why } : {}),
    action: 'publish',
    changes: [{ part: name, from: null, to: version }],
    withdraws: [],
  }));
  const channels = await store.channelNames();
  const moves = await Promise.all(channels.map((channel) => store.moves(channel).all()));
  const moved = moves.flat().map(({ state, ...move }) => ({ ...move, release: state.release }));
  return [...published, ...moved].sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit);
}
