import { createRequire } from 'node:module';
import parser from '@typescript-eslint/parser';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { cssSupport } from 'federated-site/lint/css-support';

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

/** The browsers that lack what one of MDN's tables tells of, such as `chrome 81`. */
const lackedBy = ({ support }) =>
  oldest
    .filter(
      ([browser, version]) =>
        ![support[browser]]
          .flat()
          .some(
            ({ version_added: added, flags, prefix, alternative_name: otherName }) =>
              added &&
              !(flags || prefix || otherName) &&
              Number.parseFloat(added.replace('≤', '')) <= version,
          ),
    )
    .map((browser) => browser.join(' '));

/** Functions such as `AbortSignal.any`, which eslint-plugin-compat does not look at. */
const missingStatics = Object.entries(api).flatMap(([object, members]) =>
  Object.entries(members)
    .filter(([name, { __compat }]) => name.endsWith('_static') && lackedBy(__compat).length > 0)
    .map(([name]) => ({
      object,
      property: name.replace(/_static$/, ''),
      message: 'A browser of browserslist lacks it.',
    })),
);

/** Methods of the nodes of a page, which neither of the two plugins looks at. */
const nodes = ['Node', 'Element', 'Document', 'DocumentFragment', 'HTMLElement', 'HTMLFormElement'];
const missingMethods = nodes.flatMap((node) =>
  Object.entries(api[node])
    .filter(([name, { __compat }]) => /^[a-z]+$/i.test(name) && __compat)
    .filter(([, { __compat }]) => lackedBy(__compat).length > 0)
    .map(([name]) => name),
);
const missingMethod = {
  selector: `CallExpression > MemberExpression.callee[property.name=/^(?:${missingMethods.join('|')})$/]`,
  message: 'A browser of browserslist lacks this method of elements.',
};

const files = [
  '{host,shared,*-mf}/src/**/*.{ts,tsx}',
  'platform/{async,browser,embed,embed-builder,html,inspector,react,rendering,router,routes}/**/*.{ts,tsx}',
];
const notSent = ['**/*.test.*', '**/testing/**'];

/** Names that tell neither subject nor unit: `apiTimeoutMs`, `maxEntries`, `maxAgeMs` do. */
const vague = '/^(patience|most|longest|furthest|kept|fresh|usual)($|[A-Z])|Patience$/';
const vagueNames = ['VariableDeclarator', ':function'].map((node) => ({
  selector: `${node} > Identifier[name=${vague}]`,
  message: 'Say what it is and its unit: timeoutMs, maxEntries, maxAgeMs, cache, defaultLimit.',
}));

/** See platform/build/leave-out.js. */
const componentSelector = {
  selector: 'TaggedTemplateExpression > TemplateLiteral > Identifier[name=/^[A-Z][a-z]/]',
  message: 'Elements do not have the class of their component: select a tag or an attribute.',
};

/**
 * A selector from `&` to `&`, such as `& + &`: styled-components writes that class for it. And `&`
 * alone: to tell the two apart it calls `replaceAll`, which Chromium has from 85 on.
 */
const ownSelector = {
  selector:
    'TaggedTemplateExpression TemplateElement[value.raw=/(^|[;{},])\\s*&([^;{},]*[\\s+~>]&)?\\s*[,{]/]',
  message: 'Write it without a second `&`, or without any: see eslint.config.mjs.',
};

const syntax = [...vagueNames, componentSelector, ownSelector];

/**
 * What the browsers in package.json's `browserslist` lack, in the code that is sent to them; all
 * else is Biome's. Without types, which double its time, it sees names: nothing is read as `.at`.
 */
export default [
  { ignores: ['**/.data/**', '**/dist/**', 'tests/e2e/test-results/**'] },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...syntax] },
  },
  {
    files,
    ignores: notSent,
    languageOptions: { parser },
    plugins: { css: { rules: { support: cssSupport(lackedBy) } } },
    rules: { 'css/support': 'error' },
  },
  {
    files,
    // The inspector is for teams, who have a browser of today.
    ignores: [...notSent, 'platform/rendering/**', 'platform/inspector/**'],
    languageOptions: { parser },
    rules: {
      'no-restricted-syntax': ['error', ...syntax, missingMethod],
    },
  },
  {
    files,
    ignores: [...notSent, 'platform/rendering/**'],
    languageOptions: { parser },
    settings: { 'es-x': { aggressive: true } },
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
