import { LRUCache } from 'lru-cache';
import { matchPattern } from '../../release-set/match-owner';
import type { ReleaseSet } from '../../release-set/release-set';
import type { RenderTask } from '../messages';

/** What a task is called: a page by its path, without the query. */
export function nameOf(task: RenderTask): string {
  if ('path' in task) return `${task.kind} ${pathOf(task)}`;
  if (task.kind === 'fragment') return `fragment ${task.owner}/${task.widget}`;
  return `${task.kind} ${task.owner}`;
}

const pathOf = ({ path }: { path: string }): string => path.split('?')[0] ?? '/';

/**
 * Which remotes' code a task runs: its owner's, and that of the widgets which such a task showed
 * the last time, in whatever release. Pages of one pattern (`/books/:id`) show the same.
 */
export class TaskAppHistory {
  private readonly seen = new LRUCache<string, readonly string[]>({ max: 500 });

  /** @returns sorted; none for a page of the host's own */
  appsOf(set: ReleaseSet, task: RenderTask): readonly string[] {
    const seen = this.seen.get(patternOf(set, task) ?? nameOf(task)) ?? [];
    const apps = new Set([ownerOf(set, task), ...seen]);
    return [...apps].filter((name) => name !== 'host' && Object.hasOwn(set.parts, name)).sort();
  }

  note(set: ReleaseSet, task: RenderTask, apps: readonly string[]): void {
    this.seen.set(patternOf(set, task) ?? nameOf(task), apps);
  }
}

/** @returns the remote whose page, widget or list it is; `host` for what no remote of the release owns */
export function ownerOf(set: ReleaseSet, task: RenderTask): string {
  const owner = 'owner' in task ? task.owner : patternOf(set, task)?.split(' ')[0];
  return owner !== undefined && Object.hasOwn(set.parts, owner) ? owner : 'host';
}

const patternOf = ({ parts: { host: _, ...remotes } }: ReleaseSet, task: RenderTask) =>
  task.kind === 'page' ? matchPattern(remotes, pathOf(task)) : undefined;
