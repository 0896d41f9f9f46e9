import { runInChildProcess } from '../process/run-in-child-process';
import type { CompileTask, Misfits } from './compile-task';

/** ms; a part takes 5 s on an idle core, one that takes this long has types without an end. */
const patienceEach = 120_000;

/** MB; the shop's parts need 300. */
const memory = 1024;

const child = new URL('./compile-child.ts', import.meta.url);

/** One after the other: a small machine serves visitors meanwhile. */
let last: Promise<unknown> = Promise.resolve();

/** @returns what does not compile, found in a process of its own */
export function compileApart(task: CompileTask): Promise<Misfits> {
  const what = `compiling ${task.parts.map(({ name }) => name).join(' and ')}`;
  const limits = { what, patience: patienceEach * task.parts.length, memory };
  const run = () => runInChildProcess<CompileTask, Misfits>(child, task, limits);
  const result = last.then(run);
  last = result.catch(() => undefined);
  return result;
}
