import olderNames from './older-names.json';
import { platform as modules } from './platform';

/**
 * What the server bundles of remotes are given. Those built for `@shop/shared` before 2.2 ask for
 * modules of the platform by older names; in browsers `webpack.common.js` provides these.
 */
export const platform: Readonly<Record<string, unknown>> = {
  ...modules,
  ...Object.fromEntries(Object.entries(olderNames).map(([older, name]) => [older, modules[name]])),
};
