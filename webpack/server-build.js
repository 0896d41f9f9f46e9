const path = require('node:path');
const webpack = require('webpack');
const { baseBuild, outputFolder } = require('./base-build');

/** An app's one file for the storefront server; pictures and fonts come with the browser's. */
function serverBuild(app, { entry, externals, publicPath }) {
  const config = baseBuild(app);
  return {
    ...config,
    name: `${app.name}-server`,
    entry,
    target: 'node20',
    output: {
      path: path.join(outputFolder(app), 'server'),
      filename: 'server.js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
      publicPath,
      clean: true,
    },
    externals,
    optimization: { minimize: false },
    module: {
      rules: config.module.rules.map((rule) =>
        rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
      ),
    },
    plugins: [...config.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

module.exports = { serverBuild };
