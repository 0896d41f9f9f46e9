import type { Author } from '../../release-set/store-reader';
import type { FolderStore } from '../store/folder-store';
import type { Change } from '../store/move-log';
import { table } from './table';

/** A line of the log: a publish, or a move of a channel. */
export interface LogLine extends Author {
  at: string;
  action: string;
  channel?: string;
  /** where the channel stood afterwards */
  release?: string;
  /** of 100 visitors */
  share?: number;
  changes: readonly Change[];
  /** empty; release commands of before versions were withdrawn read it */
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
    why,
    action: 'publish',
    changes: [{ part: name, from: null, to: version }],
    withdraws: [],
  }));
  const channels = await store.channelNames();
  const moves = await Promise.all(channels.map((channel) => store.moves(channel).all()));
  const moved = moves.flat().map(({ state: { release, canary }, ...move }) => ({
    ...move,
    release,
    ...(move.action === 'share' && canary && { share: canary.share }),
    withdraws: [],
  }));
  return [...published, ...moved].sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit);
}

/** The log, a line each. */
export function printLog(lines: readonly LogLine[]): string {
  if (lines.length === 0) return 'nothing happened yet';
  return table([
    ['when (UTC)', 'who', 'what', 'channel', 'release', 'apps', 'why'],
    ...lines.map(({ at, by, action, channel = '', release = '', share, changes, why = '' }) => [
      at.slice(0, 19).replace('T', ' '),
      by,
      share === undefined ? action : `${action} ${share} %`,
      channel,
      release,
      changes.map((one) => change(action, one)).join('; '),
      why,
    ]),
  ]);
}

const change = (action: string, { part, from, to }: Change): string => {
  if (!from) return `${part} ${to}`;
  if (action === 'withdraw') return `${part} ${from}`;
  return to ? `${part} ${from} → ${to}` : `${part} ${from} removed`;
};
