/**
 * Jest for a remote without a checkout: `"preset": "federated-site/testing/jest"`. Pages are opened
 * in jsdom, and a message on the console fails a test, as in the tests of a site.
 */
module.exports = {
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./setup-browser.ts')],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!federated-site/)'],
  fakeTimers: { doNotFake: ['setImmediate'] },
  restoreMocks: true,
  // Jest's sandbox looks up a global each time it is read, 100 times as slowly as a variable. No test
  // replaces one of these.
  sandboxInjectedGlobals:
    `Array Error JSON Map Math Number Object Promise Reflect RegExp Set String Symbol TypeError
    Uint8Array WeakMap WeakSet`.split(/\s+/),
};
