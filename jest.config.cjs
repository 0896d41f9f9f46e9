const { appFolders } = require('federated-site/site-folder');
const { sandboxInjectedGlobals, transform } = require('federated-site/testing/jest/jest-preset.js');

const [typescript] = Object.values(transform);

/**
 * Unit tests of every workspace. Tests lie next to the code; what runs in a browser is tested
 * in jsdom, the rest in Node. The API has a config of its own, since it runs once per database.
 */
const esmOnly = ['kysely', 'jotai', 'light-my-request', 'cookie', 'content-disposition'];

const templates = ['/shared/templates/', '/platform/create-remote/'];

const common = {
  rootDir: __dirname,
  sandboxInjectedGlobals,
  transform: {
    '\\.(ts|tsx|mjs)$|node_modules/.+\\.js$': typescript,
    '\\.picture$': '<rootDir>/platform/build/picture-loader.js',
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.(woff2|svg|avif|webp|jpg)$': '<rootDir>/platform/testing/jest/asset-address.cjs',
  },
  // What is copied from there is tested where it is copied to.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', ...templates],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/platform/example/', ...templates],
  restoreMocks: true,
};

const tests = (...folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`);

const inBrowser = (displayName, ...folders) => ({
  ...common,
  displayName,
  testMatch: tests(...folders),
  testEnvironment: '<rootDir>/platform/testing/jest/browser-environment.cjs',
  // No browser has it; the environment lends it to the clock alone.
  fakeTimers: { doNotFake: ['setImmediate'] },
  setupFilesAfterEnv: ['<rootDir>/platform/testing/jest/setup-browser.ts'],
});

/** Tests of the shop's own code: with its settings, against a mocked API. */
const ofShop = (project, setup) => ({
  ...project,
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, `<rootDir>/shared/src/testing/jest/${setup}`],
});
const shopInBrowser = (...args) => ofShop(inBrowser(...args), 'setup-browser.ts');
const shopInNode = (...args) => ofShop(inNode(...args), 'setup-node.ts');

const inNode = (displayName, ...folders) => ({
  ...common,
  displayName,
  testMatch: tests(...folders),
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/platform/testing/jest/setup-node.ts'],
});

/** `npm run check` runs the tests of the documents, but for one that restores a database. */
const documentTests = '/commands/docs/(?!restore-a-moment)';
const without = (project, pattern) => ({
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, pattern],
});

module.exports = {
  // In ms, for machines that are slow or busy.
  testTimeout: 30_000,
  projects: [
    shopInBrowser('shared', 'shared/src'),
    inBrowser(
      'platform',
      'platform/{async,browser,embed,embed-builder,html,inspector,react,release-set,rendering,router,routes,testing}',
    ),
    ...Object.values(appFolders).map((folder) => shopInBrowser(folder, `${folder}/src`)),
    shopInNode('site', 'host/site'),
    inNode('server', 'platform/server', 'platform/observe'),
    inNode('release', 'platform/release', 'platform/release-store'),
    without(inNode('commands', 'platform/{build,commands}'), documentTests),
    without(inNode('documents', 'platform/commands/docs'), '/restore-a-moment'),
    inNode('dev', 'platform/dev'),
    inNode('bench', 'tests/bench/src'),
  ],
};
