import { compileParts } from './compile-apps';
import type { CompileTask } from './compile-task';

process.once('message', (task: CompileTask) => {
  process.send?.({ answer: compileParts(task) });
});
