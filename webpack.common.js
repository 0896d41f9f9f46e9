const path = require('node:path');
const webpack = require('webpack');
const TerserPlugin = require('terser-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const createStyledTransformer = require('typescript-plugin-styled-components').default;
const { ChunkIntegrityPlugin } = require('./webpack/chunk-integrity-plugin');
const { PartFilesPlugin } = require('./webpack/part-files-plugin');
const { reactChunk } = require('./webpack/react-chunk');
const { containerName, sharedModules } = require('./webpack/shared-modules');

const root = __dirname;

/** Source to browser or Node code; component ids are the same in both builds of a part. */
const rules = (idPrefix) => [
  {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: path.join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false, target: 'ES2020', sourceMap: true, sourceRoot: root },
      getCustomTransformers: () => ({
        before: [
          createStyledTransformer({
            ssr: true,
            displayName: false,
            minify: true,
            componentIdPrefix: idPrefix,
          }),
        ],
      }),
    },
  },
  { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
];

const base = ({ dir, name, version, idPrefix }) => ({
  mode: 'production',
  context: dir,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: runtimeTwin() },
  module: { rules: rules(idPrefix) },
  performance: { hints: false },
  plugins: [new webpack.DefinePlugin({ PART: JSON.stringify({ name, version }) })],
});

/** The runtime core would be bundled twice, as .cjs and as .js. */
function runtimeTwin() {
  const twin = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [twin]: twin.replace('.cjs', '.js') };
}

/** A publish builds into a folder of its own, so that two at once do not meet. */
const outputFolder = ({ dir }) => process.env.PART_DIST ?? path.join(dir, 'dist');

const minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })];

function browserBuild(
  part,
  { entry, publicPath, federation, plugins = [], alias = {}, splitChunks = false },
) {
  const config = base(part);
  const container = containerName(part.name, part.version);
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...alias } },
    name: `${part.name}-web`,
    entry,
    target: ['web', 'es2020'],
    output: {
      path: path.join(outputFolder(part), 'web'),
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
      new PartFilesPlugin(),
      compiledWhileItComes(),
      ...plugins,
    ],
  };
}

/**
 * V8's explicit compile hint: functions are compiled beside the main thread, while the file comes,
 * instead of one by one on it when the page starts.
 */
const compiledWhileItComes = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which would take it out.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10,
  });

function serverBuild(part, { entry, externals, publicPath }) {
  const config = base(part);
  return {
    ...config,
    name: `${part.name}-server`,
    entry,
    target: 'node20',
    output: {
      path: path.join(outputFolder(part), 'server'),
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

const lean = { disableSnapshot: true, target: 'web' };

/**
 * A federated remote: a browser container that exposes `./remote`, and one CommonJS file for the
 * storefront server, both on the host's copy of the platform.
 * @param dir the remote's folder
 * @param name its name in the release set, e.g. `catalog`
 */
function remote(dir, name) {
  const part = { dir, name, version: process.env.PART_VERSION ?? '0.0.0', idPrefix: `${name}-` };
  return [
    browserBuild(part, {
      entry: {},
      // Set by host-federation.js, to where the entry came from.
      publicPath: '',
      plugins: [new ChunkIntegrityPlugin('remoteEntry.js')],
      alias: hostFederation(),
      federation: {
        filename: 'remoteEntry.js',
        library: { type: 'var', name: containerName(name, part.version) },
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedModules({ import: false }),
        experiments: { externalRuntime: true, optimization: lean },
      },
    }),
    serverBuild(part, {
      entry: './src/remote.tsx',
      publicPath: `/remotes/${name}/${part.version}/`,
      externals: [platformExternal],
    }),
  ];
}

/** A remote's entry runs on the host's federation runtime instead of bringing its own. */
function hostFederation() {
  const bundler = require.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return { [bundler]: path.join(root, 'webpack/host-federation.js') };
}

/** A remote's server bundle asks the host for the platform. */
function platformExternal({ request }, callback) {
  const isPlatform =
    /^(react|react-dom|react\/jsx-runtime|styled-components|jotai|@shop\/shared\/.*)$/.test(
      request,
    );
  return isPlatform ? callback(null, `commonjs ${request}`) : callback();
}

/** The host: shell and platform in one, its server bundle, boot script and the two scripts of embeds. */
function host(dir) {
  const part = {
    dir,
    name: 'host',
    version: process.env.PART_VERSION ?? '0.0.0',
    idPrefix: 'host-',
  };
  const publicPath = `/remotes/host/${part.version}/`;
  return [
    browserBuild(part, {
      entry: { main: [path.join(root, 'webpack/lend-federation.js'), './src/client/main.tsx'] },
      splitChunks: reactChunk,
      publicPath,
      federation: {
        remotes: {},
        shared: sharedModules({ eager: true }),
        experiments: { provideExternalRuntime: true, optimization: lean },
      },
    }),
    serverBuild(part, { entry: './src/render/entry.tsx', publicPath }),
    bootBuild(part),
  ];
}

function bootBuild(part) {
  const config = base(part);
  return {
    ...config,
    name: 'host-boot',
    entry: {
      boot: './src/boot/boot.ts',
      'embed-loader': path.join(root, 'shared/src/embed/embed.ts'),
      inspect: './src/inspect/inspect.ts',
      'embed-here': path.join(root, 'shared/src/embed/here.ts'),
    },
    target: ['web', 'es2020'],
    output: {
      path: path.join(outputFolder(part), 'boot'),
      filename: '[name].[contenthash:8].js',
      iife: true,
      clean: true,
    },
    optimization: { minimizer },
    plugins: [...config.plugins, new PartFilesPlugin()],
  };
}

module.exports = { host, remote };
