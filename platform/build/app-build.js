const path = require('node:path');
const webpack = require('webpack');
const TerserPlugin = require('terser-webpack-plugin');
const createStyledTransformer = require('typescript-plugin-styled-components').default;
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { containerName } = require('./federation');
const leaveOut = require('./leave-out');
const { LibrariesPlugin } = require('./libraries');
const { AppFilesPlugin, NoticesPlugin, eagerCompileHint } = require('./plugins');
const { root } = require('./site-folder');

// Without this option the plugin starts a webpack without options and reads the path from its
// error: 0.7 s of CPU time for each app.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** What every build of an app has in common. */
const baseBuild = ({ dir, name }) => ({
  mode: 'production',
  context: dir,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: sourceRules(name) },
  // No page links a style sheet: its import is refused, since it would do nothing.
  experiments: { css: false },
  performance: { hints: false },
});

const typescript = (loader, compilerOptions, rest) => ({
  loader: require.resolve(loader),
  options: {
    transpileOnly: true,
    // An installed platform is TypeScript, too.
    allowTsInNodeModules: true,
    configFile: path.join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, target: 'ES2020', ...compilerOptions },
    ...rest,
  },
});

/** Source to browser or Node code; component ids are the same in both builds of an app. */
const sourceRules = (name) => [
  {
    test: /\.tsx?$/,
    ...typescript(
      './compile-once.js',
      { sourceMap: true, sourceRoot: root },
      {
        getCustomTransformers: () => ({
          before: [
            createStyledTransformer({
              ssr: true,
              displayName: false,
              minify: true,
              componentIdPrefix: `${name}-`,
            }),
          ],
        }),
      },
    ),
  },
  // The one library that is written for newer browsers than ours: `a ||= b`.
  {
    test: /node_modules[\\/]@module-federation[\\/].*\.js$/,
    ...typescript('ts-loader', { allowJs: true }, { instance: 'libraries' }),
  },
  // Else importers go past the index of what is shared to the files behind it, and each of these
  // stays a module of its own: 1 kB.
  { test: /[\\/](?:shared[\\/]src|platform)[\\/][\w-]+[\\/]index\.ts$/, sideEffects: true },
  leaveOut.rule,
  { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
  { test: /\.picture$/, loader: require.resolve('./picture-loader.js') },
];

/** A publish builds into a folder of its own, so that two at once do not meet. */
const output = ({ dir }, name) => ({
  path: path.join(process.env.APP_DIST ?? path.join(dir, 'dist'), name),
  clean: true,
});

/** What `typeof` says in every browser of package.json: libraries' code for others is left out. */
const inBrowsers = {
  document: 'object',
  window: 'object',
  performance: 'object',
  AbortController: 'function',
  MessageChannel: 'function',
  queueMicrotask: 'function',
  setTimeout: 'function',
  clearTimeout: 'function',
  console: 'object',
  globalThis: 'object',
  IntersectionObserver: 'function',
  FormData: 'function',
  URLSearchParams: 'function',
  WeakMap: 'function',
  WeakSet: 'function',
  FEDERATION_DEBUG: 'undefined',
  process: 'undefined',
  setImmediate: 'undefined',
};
const typesInBrowsers = Object.fromEntries(
  Object.entries(inBrowsers).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
);

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 3 } },
  }),
];

/**
 * An app's federated scripts for browsers.
 * @param folder of the output
 * @param chunks modules that come in one chunk, whichever module imports them: webpack's `cacheGroups`
 */
function browserBuild(
  app,
  { entry, publicPath, federation, plugins = [], alias = {}, chunks, folder = 'web' },
) {
  const config = baseBuild(app);
  const container = federation.name ?? containerName(app.name, app.version);
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    name: `${app.name}-${folder}`,
    entry,
    // What package.json says of browsers.
    target: 'browserslist',
    output: {
      ...output(app, folder),
      // The address of a version's files has the version: a hash here would be in every entry, too.
      filename: '[name].js',
      // `server.js` is the bundle for servers.
      chunkFilename: '[name].chunk.js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: container,
      charset: false,
      publicPath,
      chunkLoadTimeout: 4000,
    },
    optimization: {
      minimizer,
      // The shortest ids and names of exports. They may be others in the next version, whose
      // files have addresses of their own in any case.
      moduleIds: 'size',
      chunkIds: 'total-size',
      mangleExports: 'size',
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...chunks } },
    },
    plugins: [
      new webpack.DefinePlugin(typesInBrowsers),
      new ModuleFederationPlugin({
        name: container,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        ...federation,
      }),
      ...(folder === 'web' ? [new AppFilesPlugin()] : []),
      new LibrariesPlugin(),
      new NoticesPlugin(),
      eagerCompileHint(),
      ...plugins,
    ],
  };
}

/**
 * An app's one file for the storefront server; pictures and fonts come with the browser's.
 * @param exported name of what the file is, of all that the entry exports
 */
function serverBuild(app, { entry, externals, publicPath, exported }) {
  const config = baseBuild(app);
  return {
    ...config,
    name: `${app.name}-server`,
    entry,
    target: 'node20',
    output: {
      ...output(app, 'server'),
      filename: 'server.js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2', ...(exported && { export: exported }) },
      publicPath,
    },
    externals,
    optimization: { minimize: false },
    module: {
      rules: config.module.rules.map((rule) =>
        rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
      ),
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new LibrariesPlugin()],
  };
}

/**
 * The host's scripts that stand alone: the one in the page itself, and `?inspect`.
 * @param scripts more of them, name → file
 */
const bootBuild = (app, scripts) => ({
  ...baseBuild(app),
  name: 'host-boot',
  entry: {
    boot: './src/boot.ts',
    inspect: path.join(__dirname, '../inspector/inspect.ts'),
    'embed-loader': path.join(__dirname, '../embed/plain-loader.ts'),
    ...scripts,
  },
  target: ['web', 'es2020'],
  output: { ...output(app, 'boot'), filename: '[name].[contenthash:8].js', iife: true },
  optimization: { minimizer },
  plugins: [new AppFilesPlugin(), new LibrariesPlugin(), new NoticesPlugin()],
});

module.exports = { bootBuild, browserBuild, serverBuild };
