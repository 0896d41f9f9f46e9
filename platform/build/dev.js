const { existsSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { root } = require('./site-folder');

/** `npm run dev` builds for development. */
const isDevelopment = process.env.SHOP_DEV === '1';
const cacheDirectory = path.join(root, 'node_modules/.cache/shop-dev');

const hashedNames = {
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
};

/** A page's path stands in the contract, which no module imports. */
const watchContract = ({ context, hooks }) =>
  hooks.afterCompile.tap('WatchContract', ({ fileDependencies, missingDependencies }) => {
    const contract = path.join(context, 'contract.json');
    (existsSync(contract) ? fileDependencies : missingDependencies).add(contract);
  });

/** A file may be back under the name that it had: webpack knows it as missing, and does not watch it. */
const forgetFiles = (compiler) =>
  compiler.hooks.watchRun.tap('ForgetFiles', () => compiler.inputFileSystem.purge());

/**
 * @param builds of one app, for visitors
 * @returns the same, or those of `npm run dev`: readable, not minified, quicker the second time.
 *   Server and browser both have the development forms of React and styled-components, whose class
 *   names differ from those for production.
 */
function forDevelopment(builds) {
  if (!isDevelopment) return builds;
  const config = [__filename, path.join(root, 'webpack.common.js')];
  return builds.map((build) => ({
    ...build,
    mode: 'development',
    // All builds are one version, whose files browsers keep.
    output: { ...build.output, ...(build.output.chunkFilename && hashedNames) },
    cache: {
      type: 'filesystem',
      name: build.name,
      cacheDirectory,
      buildDependencies: { config },
    },
    optimization: {
      ...build.optimization,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      mangleExports: false,
      emitOnErrors: false,
    },
    // Else styled-components writes rules as text into a style element, which the policy forbids.
    plugins: [
      ...build.plugins,
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: false }),
      watchContract,
      forgetFiles,
    ],
  }));
}

module.exports = { forDevelopment };
