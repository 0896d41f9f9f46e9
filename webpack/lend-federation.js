import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { federation } = __webpack_require__;

/**
 * The host lends its copy of the federation runtime to remotes, whose builds leave theirs out
 * (`host-federation.js`): half of every remote's entry would be that runtime. It stands here before
 * any remote's entry runs, which takes it as it starts.
 */
self.shopFederation = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
