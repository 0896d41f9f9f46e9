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
  { name: 'eslint', command: [bin('eslint'), '.'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'knip', command: [bin('knip'), '--no-progress'] },
  { name: 'sherif', command: [bin('sherif')] },
];

/** The release that the browser tests open. Counts as one. @type {Step} */
const build = {
  name: 'build',
  command: [process.execPath, path.join(root, 'commands/build.mjs')],
  // Where e2e/harness/open-shops.ts looks: never the developer's own store.
  env: { STORE_DIR: path.join(root, '.data/browser-tests/store') },
};

const jest = (name, command, reports, env) => {
  const report = path.join(reports, `${name}.json`);
  const options = ['--json', `--outputFile=${report}`, '--maxWorkers=1'];
  return { name, command: [...command, ...options], report, env };
};

const apiScript = (name) => ['npm', 'run', '--silent', name, '-w', 'api', '--'];

const browserTests = (reports, chromium) => {
  const report = path.join(reports, 'browser.json');
  return {
    name: 'browser',
    command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    report,
    env: { CHROME: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, SKIP_INSTALL: '1' },
  };
};

/**
 * What runs beside each other, and what runs alone after it.
 * @param {{ reports?: string, databaseUrl?: string, chromium?: string }} given folder for reports,
 *   a database that the tests may fill, path of the browser
 * @returns {{ besides: Step[][], alone: Step[] }}
 */
export const taskGroups = ({ reports = '', databaseUrl = '', chromium = '' }) => ({
  besides: [
    [...checks, jest('unit', [bin('jest'), '--config', 'jest.config.cjs'], reports)],
    [
      build,
      jest('api-pglite', apiScript('test:pglite'), reports),
      jest('api-postgres', apiScript('test:postgres'), reports, { TEST_DATABASE_URL: databaseUrl }),
    ],
  ],
  alone: [browserTests(reports, chromium)],
});

/** @param {{ besides: Step[][], alone: Step[] }} lanes */
export const namesOf = ({ besides, alone }) =>
  [...besides.flat(), ...alone].map(({ name }) => name);
