const { existsSync, realpathSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/**
 * Whole files that nothing here reaches, and the names that others import from them. The host loads
 * entries itself (`disableRemote`); every shared module is eager, and the host imports it directly;
 * `enableVendorPrefixes` of styled-components is off.
 */
const files = {
  '@module-federation/sdk/dist/dom.js': [
    'createLink',
    'createScript',
    'isStaticResourcesEqual',
    'loadScript',
    'safeWrapper',
  ],
  '@module-federation/runtime-core/dist/utils/context.js': ['optionsToMFContext'],
  '@module-federation/runtime-core/dist/utils/load.js': [
    'getRemoteEntry',
    'getRemoteEntryUniqueKey',
    'getRemoteInfo',
    'isEsmRemoteType',
  ],
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': [
    'getSharedFallbackGetter',
  ],
  '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js': [
    'installInitialConsumes',
  ],
  'stylis/src/Prefixer.js': ['prefix'],
};

/** @throws when a file exports another set of names */
function withoutFunctions(source, expected) {
  const names = exportsOf(source);
  if (names.join() !== expected.join()) {
    throw new Error(`it exports ${names}: look whether it can still be left out`);
  }
  return names
    .map((name) => {
      const message = `${name} is left out of this build`;
      return `export function ${name}() { throw new Error('${message}'); }`;
    })
    .join('\n');
}

const exportsOf = (source) => {
  const [, list] = /^export \{ (.*) \};$/m.exec(source) ?? [];
  if (list) return list.split(', ').sort();
  return [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name).sort();
};

/** `let N=join(parentIds,id);generated&&(N+=" "+generated)` */
const classNames = /let (\w)=\w+\(\w,\w\);(return )?(\w)&&\(\1\+=" "\+\3\)/g;

/**
 * Elements get the class of their style alone, without the component's id, which is 3 % of
 * a page as sent. Only a component as a selector (`${Card}:hover &`) needs the id; ESLint refuses
 * those.
 */
function withoutComponentIds(source) {
  const found = source.match(classNames) ?? [];
  if (found.length !== 1) throw new Error(`the class of an element is written ${found.length}×`);
  return source.replace(classNames, 'let $1="";$2$3&&($1+=$3)');
}

const styles = ['esm', 'browser.esm'].map(
  (name) => `styled-components/dist/styled-components.${name}.js`,
);

/**
 * For webpack: puts a module in place of such a file, whose functions throw when they are called; or
 * takes the ids out of the one that makes styles.
 * @throws when the file is another than was expected
 */
module.exports = function leaveOut(source) {
  const file = this.resourcePath.replaceAll('\\', '/').split('/node_modules/').at(-1);
  return files[file] ? withoutFunctions(source, files[file]) : withoutComponentIds(source);
};

/** Of a file that its package does not export, so that it is not found by its name: its path. */
function packageFile(file) {
  // A package that the platform does not declare is the one that these bring.
  const users = ['@module-federation/webpack-bundler-runtime', 'styled-components'];
  const found = [__filename, ...users.map((name) => require.resolve(name))]
    .flatMap((user) => createRequire(user).resolve.paths(file))
    .map((folder) => path.join(folder, file))
    .find(existsSync);
  if (!found) throw new Error(`${file} is not installed`);
  return realpathSync(found);
}

module.exports.rule = {
  test: [...Object.keys(files), ...styles].map(packageFile),
  loader: __filename,
};
