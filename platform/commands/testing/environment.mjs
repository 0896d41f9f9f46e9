import { settingsTable } from '../docs/testing/settings-table.mjs';
import { loopbackWithoutProxy } from '../start/run.mjs';

/**
 * Settings of a shop, as docs/configuration.md lists them, and Node's mode: tests set their own. And
 * Node's proxies: tests call this machine only.
 */
const notForTests = [
  ...settingsTable().filter((name) => name !== 'SKIP_INSTALL'),
  'NODE_ENV',
  'NODE_USE_ENV_PROXY',
];

/** What a step of `npm test` hears of the developer's shell: no shop's settings, no proxy to itself. */
export const testEnvironment = (env) =>
  loopbackWithoutProxy(
    Object.fromEntries(Object.entries(env).filter(([name]) => !notForTests.includes(name))),
  );
