import type { ReleaseSet } from '@shop/shared/contract';
import { matchOwner } from '@shop/shared/release/match-owner';
import { LRUCache } from 'lru-cache';
import type { Kind, TaskOf } from '../messages';
import { nameOf } from './render-result';

/** Which parts' code a task runs, before it does: as it did the last time, in whatever release. */
export class TaskAppHistory {
  private readonly seen = new LRUCache<string, readonly string[]>({ max: 500 });

  /** @returns what owns a page that was never seen; nothing for one of the host's own */
  of({ parts: { host: _, ...remotes } }: ReleaseSet, task: TaskOf<Kind>): readonly string[] {
    if ('owner' in task) return [task.owner];
    const seen = this.seen.get(nameOf(task));
    if (seen) return seen;
    const owner = 'path' in task && matchOwner(remotes, task.path.split('?')[0] ?? '/');
    return owner ? [owner] : [];
  }

  note(task: string, parts: readonly string[]): void {
    if (parts.length > 0) this.seen.set(task, parts);
  }
}
