const path = require('node:path');
const { ProvideSharedPlugin } = require('@module-federation/enhanced');
const { bootBuild, browserBuild, serverBuild } = require('./app-build');
const { forDevelopment } = require('./dev');
const { containerName, hostFederation, sharing } = require('./federation');
const { ChunkIntegrityPlugin, LoadChunkPlugin } = require('./plugins');
const { root } = require('./site-folder');

/** Remotes are loaded by the host's own loader: the runtime shares modules only. */
const minimalRuntime = { disableSnapshot: true, disableRemote: true, target: 'web' };

/**
 * React is in a file of its own, apart from the rest of the platform: compiling either takes a
 * phone half as long as both at once, and in between it can answer a touch.
 */
const reactChunk = {
  name: 'react',
  chunks: 'initial',
  enforce: true,
  test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion)[\\/]/,
};

/** Modules that come with `./remote`. What is consumed of the host is: else each chunk has a list of it. */
const withRemote = { name: 'remote', chunks: 'async', enforce: true };

const version = process.env.APP_VERSION ?? '0.0.0';
// What a federation manifest says that it is of; else the version of package.json.
process.env.MF_BUILD_VERSION = version;

/**
 * A federated remote: a browser container that exposes `./remote`, and one CommonJS file for the
 * storefront server, both on the host's copy of the platform.
 */
function remoteBuilds(site, dir, { minChunks, openElements } = {}) {
  const { platformExternal, sharedModules } = sharing(site);
  const name = path.basename(dir).replace(/-mf$/, '');
  const app = { dir, name, version };
  return forDevelopment([
    browserBuild(app, {
      entry: {},
      chunks: {
        consumed: { ...withRemote, type: 'consume-shared-module' },
        ...(minChunks && { common: { ...withRemote, minChunks } }),
      },
      // Set by use-host-federation.js, to where the entry came from.
      publicPath: '',
      plugins: [new ChunkIntegrityPlugin('remoteEntry.js')],
      alias: hostFederation(),
      federation: {
        filename: 'remoteEntry.js',
        library: { type: 'var', name: containerName(name, version) },
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedModules({ import: false }),
        manifest: true,
        experiments: { optimization: minimalRuntime },
      },
    }),
    serverBuild(app, {
      entry: './src/remote.tsx',
      publicPath: `/remotes/${name}/${version}/`,
      externals: [platformExternal],
    }),
    ...(openElements ? [openBuild(app, openElements)] : []),
  ]);
}

/**
 * A container for React hosts elsewhere, with a runtime of its own, since the site's is not there.
 * Pages of the site load nothing of it.
 */
function openBuild(app, elements) {
  const module = path.join(__dirname, '../embed/open-element.ts');
  const exposes = Object.entries(elements).map(([exposed, element]) => [
    exposed,
    { import: `${module}?${element}`, name: element },
  ]);
  const name = `${containerName(app.name, app.version)}_open`;
  return browserBuild(app, {
    entry: {},
    folder: 'open',
    publicPath: 'auto',
    federation: {
      name,
      filename: 'remoteEntry.js',
      library: { type: 'var', name },
      exposes: Object.fromEntries(exposes),
      shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
      manifest: true,
      experiments: { optimization: minimalRuntime },
    },
  });
}

/** Modules by the names that older remotes ask for. */
const olderModules = ({ packages = {}, olderNames = () => ({}) }, sharedModules) => {
  const eager = sharedModules({ eager: true });
  const entries = Object.entries(olderNames()).map(([older, request]) => {
    const prefix = Object.keys(packages).find((one) => older.startsWith(one));
    return [older, { ...eager[prefix], exclude: undefined, request, shareKey: older }];
  });
  return Object.fromEntries(entries);
};

/** The host: shell and platform in one, its server bundle, and the scripts that stand alone. */
function hostBuilds(site, dir) {
  const { sharedModules } = sharing(site);
  const app = { dir, name: 'host', version };
  const publicPath = `/remotes/host/${version}/`;
  return forDevelopment([
    browserBuild(app, {
      entry: { main: [path.join(__dirname, 'expose-federation.js'), './src/main.ts'] },
      chunks: { reactChunk },
      publicPath,
      // Only remotes take them by way of the share scope; the host imports what is in its own files.
      plugins: [
        new LoadChunkPlugin(),
        new ProvideSharedPlugin({ provides: sharedModules({ eager: true }) }),
        // One plugin gives a module one name.
        new ProvideSharedPlugin({ provides: olderModules(site, sharedModules) }),
      ],
      federation: {
        remotes: {},
        shared: {},
        experiments: { optimization: minimalRuntime },
      },
    }),
    serverBuild(app, { entry: './src/server-entry.ts', publicPath, exported: 'default' }),
    bootBuild(
      app,
      Object.fromEntries(
        Object.entries(site.scripts ?? {}).map(([name, file]) => [name, path.join(root, file)]),
      ),
    ),
  ]);
}

module.exports = { hostBuilds, remoteBuilds };
