import { createRequire } from 'node:module';
import path from 'node:path';
import { messageOf } from '../../async';
import type { RemoteModule } from '../../react';
import { type HostBundle, runServerBundle } from './bundle';
import type { ChildTask, Offers } from './bundle-process';
import { embedsOf } from './embed-changes';
import { pathPatterns } from './path-patterns';
import { settled } from './settled';
import { tryAll } from './try-bundles';

// What apps write to the console is not part of the answer.
for (const name of ['debug', 'error', 'info', 'log', 'warn'] as const) console[name] = () => {};
// In a browser and in a renderer worker it ends nothing.
process.on('unhandledRejection', () => {});

process.once('message', async (task: ChildTask) => {
  // Work that waits for something of its own is noticed when nothing else is left (`settled.ts`).
  process.channel?.unref();
  const reply = await answerTo(task).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ failed: messageOf(error) }),
  );
  process.channel?.ref();
  process.send?.(reply);
});

const answerTo = (task: ChildTask): Promise<object> =>
  'bundles' in task
    ? tryAll(task.bundles, (app, what) => process.send?.({ progress: { app, what } }))
    : settled(() => offersOf(task.folder, task.app));

async function offersOf(folder: string, app: string): Promise<Offers> {
  const platform = createRequire(path.join(app, 'package.json'));
  const { routes, default: remote } = runServerBundle(folder, platform) as Partial<HostBundle> & {
    default?: RemoteModule;
  };
  if (routes)
    return { paths: [...new Set(pathPatterns(routes([])))].sort(), widgets: [], embeds: {} };
  if (!remote) throw new Error('its module has no default export');
  if (!remote.widgets) throw new Error('it exposes no widgets');
  return { paths: [], widgets: Object.keys(remote.widgets), embeds: await embedsOf(remote) };
}
