const path = require('node:path');
const { bootBuild } = require('./webpack/boot-build');
const { browserBuild } = require('./webpack/browser-build');
const { ChunkIntegrityPlugin } = require('./webpack/chunk-integrity-plugin');
const { forWhom } = require('./webpack/for-whom');
const { reactChunk } = require('./webpack/react-chunk');
const { serverBuild } = require('./webpack/server-build');
const { containerName, isPlatform, sharedModules } = require('./webpack/shared-modules');

const folder = path.join(__dirname, 'webpack');
const version = process.env.APP_VERSION ?? '0.0.0';
const lean = { disableSnapshot: true, target: 'web' };

/**
 * A federated remote: a browser container that exposes `./remote`, and one CommonJS file for the
 * storefront server, both on the host's copy of the platform.
 * @param dir the remote's folder: `catalog-mf` for the remote `catalog`
 */
function remote(dir) {
  const name = path.basename(dir).replace(/-mf$/, '');
  const app = { dir, name, version, idPrefix: `${name}-` };
  return forWhom([
    browserBuild(app, {
      entry: {},
      // Set by host-federation.js, to where the entry came from.
      publicPath: '',
      plugins: [new ChunkIntegrityPlugin('remoteEntry.js')],
      alias: hostFederation(),
      federation: {
        filename: 'remoteEntry.js',
        library: { type: 'var', name: containerName(name, version) },
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedModules({ import: false }),
        experiments: { externalRuntime: true, optimization: lean },
      },
    }),
    serverBuild(app, {
      entry: './src/remote.tsx',
      publicPath: `/remotes/${name}/${version}/`,
      externals: [platformExternal],
    }),
  ]);
}

/** A remote's entry runs on the host's federation runtime instead of bringing its own. */
function hostFederation() {
  const bundler = require.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return { [bundler]: path.join(folder, 'host-federation.js') };
}

/** A remote's server bundle asks the host for the platform. */
function platformExternal({ request }, callback) {
  return isPlatform(request) ? callback(null, `commonjs ${request}`) : callback();
}

/** The host: shell and platform in one, its server bundle, and the scripts that stand alone. */
function host(dir) {
  const app = { dir, name: 'host', version, idPrefix: 'host-' };
  const publicPath = `/remotes/host/${version}/`;
  return forWhom([
    browserBuild(app, {
      entry: { main: [path.join(folder, 'lend-federation.js'), './src/client/main.tsx'] },
      splitChunks: reactChunk,
      publicPath,
      federation: {
        remotes: {},
        shared: sharedModules({ eager: true }),
        experiments: { provideExternalRuntime: true, optimization: lean },
      },
    }),
    serverBuild(app, { entry: './src/server-entry/entry.tsx', publicPath }),
    bootBuild(app),
  ]);
}

module.exports = { host, remote };
