import { register } from 'tsx/esm/api';

// A worker does not take over the loader of TypeScript by itself.
register();
await import('./clean-in-worker.ts');
