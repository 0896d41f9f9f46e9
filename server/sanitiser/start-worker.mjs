import { register as registerModules } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// A thread does not take over the loader of TypeScript by itself.
registerModules();
register();
await import('./clean-in-worker.ts');
