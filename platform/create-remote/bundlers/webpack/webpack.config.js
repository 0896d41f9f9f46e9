const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const {
  BillPlugin,
  ChunkIntegrityPlugin,
  ContractPlugin,
  remoteBuild,
} = require('federated-site/build');
const path = require('node:path');
const { optimize } = require('webpack');
const stated = require('./contract.json');
const { name, version } = require('./package.json');

// What the site's host provides: React, styled-components and the platform. A package of the site
// itself is one more argument, such as ['@site/shared/'].
const { container, shared, alias, external } = remoteBuild({ name, version });

const build = {
  mode: 'production',
  context: __dirname,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
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
    resolve: { ...build.resolve, alias },
    output: {
      path: dist,
      // The other build's.
      clean: { keep: 'server.js' },
      publicPath: 'auto',
      uniqueName: container,
      chunkFilename: '[contenthash:12].js',
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
      new ChunkIntegrityPlugin('remoteEntry.js'),
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
