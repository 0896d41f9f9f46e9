import type { ReleaseSet } from '@shop/shared/contract';
import { findConflicts } from '../gate/find-conflicts';
import type { FolderStore } from '../store/folder-store';
import { before, type Histories, type Target, withVersionsBefore } from './versions-before';

/** Other apps that are tried when a rollback does not fit: 2 to the power of it combinations. */
const maxOtherApps = 6;

/** @returns why a release cannot be gone back to, a sentence each */
export const breaksOf = ({ parts }: Target, candidates: readonly string[]): string[] =>
  findConflicts({ parts, candidates, isRollback: true });

/** @returns the fewest other apps that have to go back too; undefined when that does not help */
export async function alsoNeeded(
  store: FolderStore,
  now: ReleaseSet,
  histories: Histories,
  names: readonly string[],
): Promise<readonly string[] | undefined> {
  const others = Object.keys(now.parts)
    .filter((name) => !names.includes(name) && before(histories, name)?.version)
    .slice(0, maxOtherApps);
  const choices = Array.from({ length: 2 ** others.length }, (_, bits) =>
    others.filter((_other, index) => bits & (1 << index)),
  ).sort((a, b) => a.length - b.length);
  for (const more of choices.slice(1)) {
    const all = [...names, ...more];
    const target = await withVersionsBefore(store, now, histories, all).catch(() => undefined);
    if (target && breaksOf(target, all).length === 0) return more;
  }
  return undefined;
}
