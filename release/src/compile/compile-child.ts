import { compileParts } from './compile-parts';
import type { CompileTask } from './compile-task';

process.once('message', (task: CompileTask) => {
  process.send?.({ answer: compileParts(task) });
});
