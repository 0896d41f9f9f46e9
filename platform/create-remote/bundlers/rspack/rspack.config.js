const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/rspack');
const { optimize, SubresourceIntegrityPlugin } = require('@rspack/core');
const { BillPlugin, ContractPlugin, remoteBuild } = require('federated-site/build');
const stated = require('./contract.json');
const { name, version } = require('./package.json');

// What the site's host provides: React, styled-components and the platform. A package of the site
// itself is one more argument, such as ['@site/shared/'].
const { container, shared, external } = remoteBuild({ name, version });

const build = {
  mode: 'production',
  context: __dirname,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2020',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
};
const dist = path.join(__dirname, 'dist');
const bill = new BillPlugin({ name, version });

module.exports = [
  {
    ...build,
    name: 'browser',
    entry: {},
    target: ['web', 'es2020'],
    output: {
      path: dist,
      // The other build's.
      clean: { keep: 'server.js' },
      publicPath: 'auto',
      uniqueName: container,
      chunkFilename: '[contenthash:12].js',
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared,
        dts: false,
        manifest: true,
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ContractPlugin({ ...stated, name, version }),
      bill,
    ],
  },
  {
    ...build,
    name: 'server',
    entry: './src/remote.tsx',
    target: 'node20',
    output: { path: dist, filename: 'server.js', library: { type: 'commonjs2' } },
    externals: [external],
    optimization: { minimize: false },
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 }), bill],
  },
];
