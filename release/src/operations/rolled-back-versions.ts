import type { Move } from '../store/log-entries';

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
