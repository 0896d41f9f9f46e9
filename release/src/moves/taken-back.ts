import type { Move } from '../store/log-entries';

/**
 * Versions that were rolled back and not promoted since.
 * @param moves of one channel, the first one first
 * @returns `catalog@1.8.2`
 */
export function takenBack(moves: readonly Move[]): Set<string> {
  const found = new Set<string>();
  for (const { action, changes } of moves) {
    for (const { part, from, to } of changes) {
      if (action === 'rollback' && from) found.add(`${part}@${from}`);
      if (to) found.delete(`${part}@${to}`);
    }
  }
  return found;
}
