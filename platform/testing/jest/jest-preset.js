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
};
