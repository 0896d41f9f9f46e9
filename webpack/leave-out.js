const path = require('node:path');

const federation = path.resolve(__dirname, '../node_modules/@module-federation');

/**
 * Files of the federation runtime that nothing here reaches: the host loads a remote's entry itself
 * and preloads nothing, no build has a manifest or names a remote.
 */
const files = [
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/dom.js',
  'sdk/dist/generateSnapshotFromManifest.js',
  'webpack-bundler-runtime/dist/remotes.js',
];

/** For webpack: everything that such a file exports throws when it is called. */
module.exports = function leaveOut(source) {
  const [, names] = /^export \{ (.*) \};$/m.exec(source) ?? [];
  if (!names) throw new Error('no list of exports: look whether it can still be left out');
  const exported = names
    .split(', ')
    .map((name) =>
      name === 'SnapshotHandler'
        ? `export { DisabledSnapshotHandler as ${name} } from './disabled.js';`
        : `export function ${name}() { throw new Error('${name} is left out of this build'); }`,
    );
  return exported.join('\n');
};

/** The build fails when one is no longer there. */
module.exports.rule = {
  test: files.map((file) => require.resolve(path.join(federation, file))),
  loader: __filename,
};
