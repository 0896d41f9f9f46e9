import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { loadChunk } from '../browser/load-chunk';

const { federation } = __webpack_require__;

/**
 * The host exposes its copy of the federation runtime to remotes, whose builds leave theirs out
 * (`use-host-federation.js`): half of every remote's entry would be that runtime. It runs before any
 * remote's entry, which takes the runtime as it starts.
 */
self.shopFederation = {
  ...federation,
  loadChunk,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
