import path from 'node:path';
import { root } from '../start/root.mjs';

/** @typedef {{ name: string, command: string[], env?: Record<string, string>, report?: string }} Step */

const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** What is looked at without running anything. Each counts as one. @type {Step[]} */
export const checks = [
  { name: 'format', command: [bin('biome'), 'ci', '--colors=off', '--linter-enabled=false', '.'] },
  {
    name: 'lint',
    command: [
      bin('biome'),
      'ci',
      '--colors=off',
      '--formatter-enabled=false',
      '--assist-enabled=false',
      '--error-on-warnings',
      '.',
    ],
  },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'knip', command: [bin('knip'), '--no-progress'] },
  { name: 'sherif', command: [bin('sherif')] },
];

/** The release that the browser tests open. Counts as one. @type {Step} */
export const build = {
  name: 'build',
  command: [process.execPath, path.join(root, 'commands/build.mjs')],
  // Where e2e/harness/open-shops.ts looks: never the developer's own store.
  env: { STORE_DIR: path.join(root, '.data/browser-tests/store') },
};

const jest = (name, command, report, env) => ({
  name,
  command: [...command, '--json', `--outputFile=${report}`, '--maxWorkers=1'],
  report,
  env,
});

/** @param {string} reports folder for reports @returns {Step} */
export const unitTests = (reports) =>
  jest('unit', [bin('jest'), '--config', 'jest.config.cjs'], path.join(reports, 'unit.json'));

const apiScript = (name) => ['npm', 'run', '--silent', name, '-w', 'api', '--'];

/** @param {string} reports @returns {Step} */
export const apiOnPglite = (reports) =>
  jest('api-pglite', apiScript('test:pglite'), path.join(reports, 'api-pglite.json'));

/** @param {string} reports @param {string} url of a database that the tests may fill @returns {Step} */
export const apiOnPostgres = (reports, url) =>
  jest('api-postgres', apiScript('test:postgres'), path.join(reports, 'api-postgres.json'), {
    TEST_DATABASE_URL: url,
  });

/** @param {string} reports @param {string} chromium path of the browser @returns {Step} */
export const browserTests = (reports, chromium) => {
  const report = path.join(reports, 'browser.json');
  return {
    name: 'browser',
    command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    report,
    env: { CHROME: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, SKIP_INSTALL: '1' },
  };
};
