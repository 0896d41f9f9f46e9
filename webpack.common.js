const path = require('node:path');
const { ProvideSharedPlugin } = require('@module-federation/enhanced');
const { bootBuild, browserBuild, serverBuild } = require('./platform/build/app-build');
const { forDevelopment } = require('./platform/build/dev');
const {
  containerName,
  hostFederation,
  platformExternal,
  sharedModules,
} = require('./platform/build/federation');
const { ChunkIntegrityPlugin } = require('./platform/build/plugins');

const version = process.env.APP_VERSION ?? '0.0.0';
/** Remotes are loaded by `host/src/client/remote-loader.ts`: the runtime shares modules only. */
const minimalRuntime = { disableSnapshot: true, disableRemote: true, target: 'web' };

/**
 * A federated remote: a browser container that exposes `./remote`, and one CommonJS file for the
 * storefront server, both on the host's copy of the platform.
 * @param dir the remote's folder: `catalog-mf` for the remote `catalog`
 * @param minChunks modules that this many of its chunks need come once, with `./remote`
 */
function remote(dir, { minChunks } = {}) {
  const name = path.basename(dir).replace(/-mf$/, '');
  const app = { dir, name, version };
  return forDevelopment([
    browserBuild(app, {
      entry: {},
      chunk: minChunks && { name: 'remote', chunks: 'async', minChunks },
      // Set by use-host-federation.js, to where the entry came from.
      publicPath: '',
      plugins: [new ChunkIntegrityPlugin('remoteEntry.js')],
      alias: hostFederation(),
      federation: {
        filename: 'remoteEntry.js',
        library: { type: 'var', name: containerName(name, version) },
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedModules({ import: false }),
        experiments: { optimization: minimalRuntime },
      },
    }),
    serverBuild(app, {
      entry: './src/remote.tsx',
      publicPath: `/remotes/${name}/${version}/`,
      externals: [platformExternal],
    }),
  ]);
}

/**
 * React stands in a file of its own beside the rest of the platform: compiling either takes a
 * phone half as long as both at once, and in between it can answer a touch.
 */
const reactChunk = {
  name: 'react',
  chunks: 'initial',
  test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion)[\\/]/,
};

/** Modules by the names that remotes built for `@shop/shared` before 2.2 ask for. */
const olderModules = () => {
  // Only here: a team's checkout has no folder of the host.
  const olderNames = require('./host/src/older-names.json');
  const { '@shop/shared/': shared } = sharedModules({ eager: true });
  return Object.fromEntries(
    Object.entries(olderNames).map(([older, request]) => [
      older,
      { ...shared, exclude: undefined, request, shareKey: older },
    ]),
  );
};

/** What `/embed.js` is made of, and what it loads on pages of the shop's own origin. */
const embedScripts = {
  'embed-loader': path.join(__dirname, 'shared/src/embed/embed.ts'),
  'embed-here': path.join(__dirname, 'shared/src/embed/here.ts'),
};

/** The host: shell and platform in one, its server bundle, and the scripts that stand alone. */
function host(dir) {
  const app = { dir, name: 'host', version };
  const publicPath = `/remotes/host/${version}/`;
  return forDevelopment([
    browserBuild(app, {
      entry: {
        main: [
          path.join(__dirname, 'platform/build/expose-federation.js'),
          './src/client/main.tsx',
        ],
      },
      chunk: reactChunk,
      publicPath,
      // Only remotes take them by way of the share scope; the host imports what is in its own files.
      plugins: [
        new ProvideSharedPlugin({ provides: sharedModules({ eager: true }) }),
        // One plugin gives a module one name.
        new ProvideSharedPlugin({ provides: olderModules() }),
      ],
      federation: {
        remotes: {},
        shared: {},
        experiments: { optimization: minimalRuntime },
      },
    }),
    serverBuild(app, { entry: './src/server-entry/entry.tsx', publicPath }),
    bootBuild(app, embedScripts),
  ]);
}

module.exports = { host, remote };
