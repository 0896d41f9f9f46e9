const { sandboxInjectedGlobals } = require('federated-site/testing/jest/jest-preset.js');

// PGlite is not an ES module, but imports Node's modules dynamically, which jest's sandbox refuses.
const compiled = [
  'any-ascii',
  '@electric-sql',
  'content-disposition',
  'cookie',
  'fast-check',
  'jose',
  'kysely',
  'light-my-request',
  'marked',
  'pure-rand',
  'qr',
];

/**
 * What opens the embedded database itself, or none, is the same on any: it runs with PGlite. What
 * needs several connections runs with PostgreSQL.
 */
const elsewhere = process.env.TEST_DATABASE_URL
  ? ['<rootDir>/tests/(power-cut|folder-lock)\\.test\\.ts$', '<rootDir>/src/']
  : [
      '<rootDir>/tests/(database-restart|locked-tables|several-copies|silent-database)\\.test\\.ts$',
    ];

/** The API's tests: on PGlite, or on the PostgreSQL that TEST_DATABASE_URL names. */
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'node',
  sandboxInjectedGlobals,
  globalSetup: '<rootDir>/tests/world/make-template.ts',
  globalTeardown: '<rootDir>/tests/world/remove-template.ts',
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...elsewhere],
  transform: {
    '\\.(ts|mjs)$|node_modules/.+\\.c?js$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${compiled.join('|')})/)`],
  testTimeout: 30_000,
};
