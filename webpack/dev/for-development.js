const path = require('node:path');
const webpack = require('webpack');
const { OpenRuntimePlugin } = require('./open-runtime-plugin');
const { refreshTransformer } = require('./refresh-transformer');

const root = path.resolve(__dirname, '../..');

/**
 * A build of `npm run dev`: readable, not minified, quicker the second time. Server and browser
 * both have the development forms of React and styled-components, whose class names differ from
 * those for production.
 * @param config a build for production
 * @param options.isPage it is run in pages, and takes in changed modules there
 */
function forDevelopment(config, { isPage }) {
  return {
    ...config,
    mode: 'development',
    cache: {
      type: 'filesystem',
      name: config.name,
      cacheDirectory: path.join(root, 'node_modules/.cache/shop-dev'),
      buildDependencies: { config: [__filename, path.join(root, 'webpack.common.js')] },
    },
    optimization: {
      ...config.optimization,
      minimize: false,
      chunkIds: 'named',
      ...(config.optimization.splitChunks ? { splitChunks: withOwnChunk(config) } : {}),
    },
    module: isPage
      ? { ...config.module, rules: config.module.rules.map(refreshed) }
      : config.module,
    plugins: [
      ...config.plugins,
      // Else it writes rules as text into a style element, which the policy forbids.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: false }),
      ...(isPage ? [new OpenRuntimePlugin()] : []),
    ],
  };
}

/** What is beside webpack's runtime in one file cannot be had without starting that again. */
const withOwnChunk = ({ optimization: { splitChunks } }) => ({
  ...splitChunks,
  cacheGroups: {
    ...splitChunks.cacheGroups,
    own: { name: 'own', enforce: true, test: /^(?!.*node_modules).*[\\/]src[\\/]/ },
  },
});

/** TypeScript, with what tells React which components of two builds are the same. */
function refreshed(rule) {
  if (rule.loader !== 'ts-loader') return rule;
  const { getCustomTransformers } = rule.options;
  return {
    test: rule.test,
    use: [
      { loader: path.join(__dirname, 'refresh-loader.js') },
      {
        loader: rule.loader,
        options: {
          ...rule.options,
          getCustomTransformers: () => {
            const { before } = getCustomTransformers();
            return { before: [...before, refreshTransformer()] };
          },
        },
      },
    ],
  };
}

module.exports = { forDevelopment };
