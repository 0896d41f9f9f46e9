import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// A thread does not take over the loader of TypeScript by itself. That of ES modules would start
// yet another thread for each.
register();
const { renderInThread } = createRequire(import.meta.url)('./render-in-thread.ts');

export default renderInThread;
