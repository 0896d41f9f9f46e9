import type { BundleTask } from './bundle-task';
import { tryAll } from './try-bundles';

process.once('message', async (task: BundleTask) => {
  process.send?.(await tryAll(task));
});
