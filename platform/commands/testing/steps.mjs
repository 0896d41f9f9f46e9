import path from 'node:path';
import { root } from '../start/root.mjs';

/** @typedef {{ name: string, command: string[], env?: Record<string, string>, report?: string }} Step */

const bin = (name, ...args) => [path.join(root, 'node_modules/.bin', name), ...args];
const node = (file, ...args) => [process.execPath, path.join(root, file), ...args];
const biome = (...args) => bin('biome', 'ci', '--colors=off', ...args, '.');

/** Of jest.config.cjs. Two steps, so that both lanes have as much to do. */
const platformProjects = ['platform', 'server', 'release', 'commands', 'dev'];

const jestBin = path.join(root, 'node_modules/jest/bin/jest.js');
const withJest = (...args) => [jestBin, '--config', 'jest.config.cjs', ...args];

/** Links, names, commands and figures in documents; manifests for Kubernetes by their schemas. */
const documents = {
  name: 'documents',
  command: [process.execPath, ...withJest('--selectProjects', 'documents')],
};

/** What is looked at without running the shop, each on about one core. Each counts as one. @type {Step[]} */
export const checks = [
  { name: 'format', command: biome('--linter-enabled=false') },
  {
    name: 'lint',
    command: biome('--formatter-enabled=false', '--assist-enabled=false', '--error-on-warnings'),
  },
  { name: 'eslint', command: bin('eslint', '.') },
  { name: 'types', command: node('node_modules/typescript-7/bin/tsc', '--singleThreaded') },
  { name: 'knip', command: bin('knip', '--no-progress') },
  {
    name: 'sherif',
    // Of globs for workspaces it knows only `./*`, and then wants a package in every folder.
    command: bin('sherif', '--fail-on-warnings', '-r', 'packages-without-package-json'),
  },
  documents,
  { name: 'imports', command: node('platform/commands/check-imports.mjs') },
  { name: 'figures', command: node('platform/commands/figures.mjs') },
];

/**
 * What runs in parallel, and what runs alone after it.
 * @param {{ reports?: string, databaseUrl?: string, chromium?: string }} given folder for reports,
 *   a database that the tests may fill, path of the browser
 * @returns {{ parallel: Step[], alone: Step[] }} `parallel` with the longest first
 */
export function taskGroups({ reports = '', databaseUrl = '', chromium = '' }) {
  const jest = (name, command, env) => {
    const report = path.join(reports, `${name}.json`);
    const options = ['--json', `--outputFile=${report}`, '--maxWorkers=1'];
    return { name, command: [...command, ...options], report, env };
  };
  // A young generation with room for a page's objects, in MB: less garbage is collected.
  const unit = (name, option, ...projects) =>
    jest(name, [
      ...[process.execPath, '--max-semi-space-size=64'],
      ...withJest(option, ...projects),
    ]);
  const api = (script) => ['npm', 'run', '--silent', script, '-w', 'api', '--'];
  const report = path.join(reports, 'browser.json');
  return {
    parallel: [
      unit('unit', '--ignoreProjects', ...platformProjects, 'documents'),
      unit('unit-platform', '--selectProjects', ...platformProjects),
      jest('api-pglite', api('test:pglite')),
      jest('api-postgres', api('test:postgres'), { TEST_DATABASE_URL: databaseUrl }),
      {
        name: 'build',
        command: node('platform/commands/build.mjs'),
        // Where tests/e2e/harness/open-shops.ts looks: never the developer's own store.
        env: { STORE_DIR: path.join(root, '.data/browser-tests/store') },
      },
      jest('documents', documents.command),
      ...checks.filter((step) => step !== documents),
    ],
    alone: [
      {
        name: 'browser',
        command: bin('playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'),
        report,
        env: { CHROME: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, SKIP_INSTALL: '1' },
      },
    ],
  };
}
