import { createRequire } from 'node:module';
import parser from '@typescript-eslint/parser';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';

const require = createRequire(import.meta.url);
const { api } = require('@mdn/browser-compat-data');
const { browserslist } = require('./package.json');
const { rules: inES2021 } = es.configs['flat/no-new-in-es2021'];
const { rules: inES2022 } = es.configs['flat/no-new-in-es2022'];
const { rules: inES2023 } = es.configs['flat/no-new-in-es2023'];

/** MDN's name of each browser, and its oldest version. */
const oldest = browserslist.map((line) => {
  const [name, version] = line.split(' >= ');
  return [name === 'ios_saf' ? 'safari_ios' : name, Number(version)];
});

const isMissing = ({ support }) =>
  oldest.some(([browser, version]) => {
    const [{ version_added: added, flags }] = [support[browser]].flat();
    return !added || flags || Number.parseFloat(added) > version;
  });

/** Functions such as `AbortSignal.any`, which eslint-plugin-compat does not look at. */
const missingStatics = Object.entries(api).flatMap(([object, members]) =>
  Object.entries(members)
    .filter(([name, { __compat }]) => name.endsWith('_static') && isMissing(__compat))
    .map(([name]) => ({
      object,
      property: name.replace(/_static$/, ''),
      message: 'A browser of browserslist lacks it.',
    })),
);

/**
 * What the browsers in package.json's `browserslist` lack, in the code that is sent to them; all
 * else is Biome's. With types, `.at()` of a list is told from a field of that name.
 */
export default [
  {
    files: ['{host,shared,catalog-mf,blog-mf,account-mf}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/testing/**', '**/many-tabs/**', 'host/src/{render,dev}/**'],
    languageOptions: { parser, parserOptions: { project: './tsconfig.json' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { compat, 'es-x': es },
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...missingStatics],
      ...inES2021,
      ...inES2022,
      ...inES2023,
      // Translated by the build.
      'es-x/no-logical-assignment-operators': 'off',
      'es-x/no-numeric-separators': 'off',
      'es-x/no-class-instance-fields': 'off',
      'es-x/no-class-static-fields': 'off',
      // Left out without harm by those that do not know it.
      'es-x/no-error-cause': 'off',
    },
  },
];
