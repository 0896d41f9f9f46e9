import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// A worker does not take over the loader of TypeScript by itself. That of ES modules would start
// yet another thread for each.
register();
createRequire(import.meta.url)('./clean-in-worker.ts');
