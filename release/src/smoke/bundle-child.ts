import type { BundleTask } from './bundle-task';
import { tryAll } from './try-bundles';

process.once('message', async (task: BundleTask) => {
  const finding = await tryAll(task, (what) => process.send?.({ progress: what }));
  process.send?.({ answer: finding });
});
