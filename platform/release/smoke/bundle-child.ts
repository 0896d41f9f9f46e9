import { createRequire } from 'node:module';
import path from 'node:path';
import { messageOf } from '../../async';
import { type HostBundle, readRemoteBundle, runServerBundle } from './bundle';
import type { ChildTask } from './bundle-process';
import { embedsOf } from './embed-changes';
import { pathPatterns } from './path-patterns';
import { settled } from './settled';
import { tryAll } from './try-bundles';

// What apps write to the console is nobody's business here.
for (const name of ['debug', 'error', 'info', 'log', 'warn'] as const) console[name] = () => {};
// In a browser and in a renderer worker it ends nothing.
process.on('unhandledRejection', () => {});

process.once('message', async (task: ChildTask) => {
  // Who waits for something of its own is noticed when nothing else is left (`settled.ts`).
  process.channel?.unref();
  const reply = await answerTo(task).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ failed: messageOf(error) }),
  );
  process.channel?.ref();
  process.send?.(reply);
});

function answerTo(task: ChildTask): Promise<object> {
  switch (task.kind) {
    case 'try':
      return tryAll(task.bundles, (app, what) => process.send?.({ progress: { app, what } }));
    case 'paths':
      return settled(() => {
        const { routes } = runServerBundle(task.folder) as HostBundle;
        return [...new Set(pathPatterns(routes([])))].sort();
      });
    case 'embeds': {
      const platform = createRequire(path.join(task.app, 'package.json'));
      return settled(() => embedsOf(readRemoteBundle(task.folder, platform)));
    }
  }
}
