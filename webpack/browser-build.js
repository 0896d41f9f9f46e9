const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseBuild, minimizer, outputFolder } = require('./base-build');
const { compiledWhileItComes } = require('./eager-compile-hint');
const { AppFilesPlugin } = require('./app-files-plugin');
const { NoticesPlugin } = require('./notices-plugin');
const { containerName } = require('./shared-modules');

/** An app's federated scripts for browsers. */
function browserBuild(
  app,
  { entry, publicPath, federation, plugins = [], alias = {}, splitChunks = false },
) {
  const config = baseBuild(app);
  const container = containerName(app.name, app.version);
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...alias } },
    name: `${app.name}-web`,
    entry,
    // What package.json says of browsers.
    target: 'browserslist',
    output: {
      path: path.join(outputFolder(app), 'web'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: container,
      charset: false,
      publicPath,
      chunkLoadTimeout: 4000,
      clean: true,
    },
    optimization: { minimizer, chunkIds: 'deterministic', splitChunks },
    plugins: [
      ...config.plugins,
      // What only a server does is left out.
      new webpack.DefinePlugin({ 'typeof document': JSON.stringify('object') }),
      new ModuleFederationPlugin({
        name: container,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        ...federation,
      }),
      new AppFilesPlugin(),
      new NoticesPlugin(),
      compiledWhileItComes(),
      ...plugins,
    ],
  };
}

module.exports = { browserBuild };
