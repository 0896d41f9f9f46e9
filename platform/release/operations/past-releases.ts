import type { ReleaseSet } from '../../release-set/release-set';
import type { Move } from '../store/move-log';
import { versionsOf } from './derive-set';

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

/** Actions that say a version is bad: `remove` does not. */
export const revertingActions: readonly Move['action'][] = ['rollback', 'withdraw'];

/**
 * Versions that were rolled back or withdrawn by name, and not promoted since; and those that apps
 * had when they were removed, until they are back in any version.
 * @param moves of one channel, the first one first
 * @param actions that count; by default all three
 * @returns `catalog@1.8.2`
 */
export function rolledBackVersions(
  moves: readonly Pick<Move, 'action' | 'changes'>[],
  actions: readonly Move['action'][] = [...revertingActions, 'remove'],
): Set<string> {
  const found = new Set<string>();
  const removed = new Map<string, string>();
  for (const { action, changes } of moves) {
    for (const { part, from, to } of changes) {
      if (actions.includes(action) && from) {
        if (action === 'remove') removed.set(part, `${part}@${from}`);
        else found.add(`${part}@${from}`);
      }
      if (!to) continue;
      found.delete(`${part}@${to}`);
      removed.delete(part);
    }
  }
  return new Set([...found, ...removed.values()]);
}

/** @returns the last move that made a version live @param moves the first one first */
export const lastMoveTo = (moves: readonly Move[], name: string, version: string) =>
  moves.findLast(({ changes }) => changes.some(({ part, to }) => part === name && to === version));
