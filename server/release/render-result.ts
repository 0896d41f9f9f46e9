import type { Kind, Rendered, TaskOf } from '../messages';
import type { TaskResult } from '../renderer/render-threads';

/** What a release makes of a task. */
export interface RenderResult<K extends Kind> {
  value?: Rendered[K];
  /** what went wrong on the way, for the log */
  reasons: readonly string[];
}

export const answerOf = <K extends Kind>(ending: TaskResult<K>): RenderResult<K> => ({
  ...(ending.value === undefined ? {} : { value: ending.value }),
  reasons: reasonsOf(ending),
});

export const reasonsOf = ({ faults, troubles }: TaskResult<Kind>): readonly string[] => [
  ...faults,
  ...troubles,
];

/** What a task is called when it is remembered: a page by its path, without the query. */
export function nameOf(task: TaskOf<Kind>): string {
  if ('path' in task) return `${task.kind} ${task.path.split('?')[0]}`;
  if (task.kind === 'fragment') return `fragment ${task.owner}/${task.widget}`;
  return 'owner' in task ? `${task.kind} ${task.owner}` : task.kind;
}
