import { LRUCache } from 'lru-cache';
import { matchOwner } from '../../release-set/match-owner';
import type { ReleaseSet } from '../../release-set/release-set';
import type { RenderTask } from '../messages';

/** What a task is called when it is remembered: a page by its path, without the query. */
export function nameOf(task: RenderTask): string {
  if ('path' in task) return `${task.kind} ${pathOf(task)}`;
  if (task.kind === 'fragment') return `fragment ${task.owner}/${task.widget}`;
  return `${task.kind} ${task.owner}`;
}

const pathOf = ({ path }: { path: string }): string => path.split('?')[0] ?? '/';

/**
 * Which remotes' code a task runs: its owner's, and that of the widgets which its page showed the
 * last time, in whatever release.
 */
export class TaskAppHistory {
  private readonly seen = new LRUCache<string, readonly string[]>({ max: 500 });

  /** @returns sorted; none for a page of the host's own */
  of({ parts: { host: _, ...remotes } }: ReleaseSet, task: RenderTask): readonly string[] {
    const owner =
      'owner' in task ? task.owner : task.kind === 'page' && matchOwner(remotes, pathOf(task));
    const apps = new Set([...(owner ? [owner] : []), ...(this.seen.get(nameOf(task)) ?? [])]);
    return [...apps].filter((name) => Object.hasOwn(remotes, name)).sort();
  }

  note(task: RenderTask, apps: readonly string[]): void {
    this.seen.set(nameOf(task), apps);
  }
}
