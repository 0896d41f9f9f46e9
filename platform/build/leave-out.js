const { packageFile } = require('./package-file');

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

/**
 * For webpack: puts a module in place of such a file, whose functions throw when they are called.
 * @throws when the file exports another set of names
 */
module.exports = function leaveOut(source) {
  const file = this.resourcePath.replaceAll('\\', '/').split('/node_modules/').at(-1);
  const names = exportsOf(source);
  if (names.join() !== files[file].join()) {
    throw new Error(`it exports ${names}: look whether it can still be left out`);
  }
  return names
    .map((name) => {
      const message = `${name} is left out of this build`;
      return `export function ${name}() { throw new Error('${message}'); }`;
    })
    .join('\n');
};

const exportsOf = (source) => {
  const [, list] = /^export \{ (.*) \};$/m.exec(source) ?? [];
  if (list) return list.split(', ').sort();
  return [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name).sort();
};

module.exports.rule = {
  test: Object.keys(files).map(packageFile),
  loader: __filename,
};
