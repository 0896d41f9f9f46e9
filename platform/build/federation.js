const path = require('node:path');
const { root } = require('./site-folder');

/** What every site shares; a site names more. */
const ownLibraries = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'];

const ownPackages = {
  'federated-site/': {
    folder: path.resolve(__dirname, '..'),
    bundled:
      /^(?:(?:html|release)\/|(?:browser|build|embed-builder|rendering|routes|shared-modules|testing)(?:\/|$))/,
  },
};

const nothing = /^$/;
const packageVersion = (folder) =>
  require(path.join(path.resolve(root, folder), 'package.json')).version;
const versionOf = (library) => require(`${library.split('/')[0]}/package.json`).version;

/**
 * What the host provides to remotes, so that there is one instance of each.
 * @param {import('./preset').SiteBuild} site
 */
function sharing(site) {
  const libraries = [...ownLibraries, ...(site.libraries ?? [])];
  const packages = Object.entries({ ...ownPackages, ...site.packages });

  /** Whether a request is for a module that the host provides to remotes. */
  const isPlatform = (request) =>
    libraries.includes(request) ||
    packages.some(
      ([prefix, { bundled = nothing }]) =>
        request.startsWith(prefix) && !bundled.test(request.slice(prefix.length)),
    );

  /**
   * The host provides modules eagerly, remotes only consume them. Of packages every subpath that is
   * not `bundled` is shared, straight from source.
   */
  function sharedModules(role) {
    const one = (current) => ({
      singleton: true,
      // The gate has compared a remote with the live host: another range would be a warning in the
      // console of every visitor.
      ...(role.eager
        ? { requiredVersion: `^${current}`, version: current }
        : { requiredVersion: false }),
      ...role,
    });
    return {
      ...Object.fromEntries(libraries.map((library) => [library, one(versionOf(library))])),
      ...Object.fromEntries(
        packages.map(([prefix, { folder, bundled = nothing }]) => [
          prefix,
          { ...one(packageVersion(folder)), exclude: { request: bundled } },
        ]),
      ),
    };
  }

  /** A remote's server bundle asks the host for the platform. */
  const platformExternal = ({ request }, callback) =>
    isPlatform(request) ? callback(null, `commonjs ${request}`) : callback();

  return { platformExternal, sharedModules };
}

/**
 * The global name of an app's container. It holds the version: with one name for two versions,
 * registering the first after the second would run the second's chunks.
 */
const containerName = (name, version) =>
  `${name.replace(/-/g, '__')}_${version.replace(/\W/g, '_')}`;

/** A remote's entry runs on the host's federation runtime instead of bringing its own. */
const hostFederation = () => ({
  [require.resolve('@module-federation/webpack-bundler-runtime/bundler')]: path.join(
    __dirname,
    'use-host-federation.js',
  ),
});

module.exports = { containerName, hostFederation, sharing };
