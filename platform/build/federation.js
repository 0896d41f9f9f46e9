const path = require('node:path');

const libraries = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components', 'jotai'];

const packageOf = (library) => library.split('/')[0];
const versionOf = (library) => require(`${packageOf(library)}/package.json`).version;

/** Packages whose subpaths the host provides, and the subpaths that each app bundles instead. */
const packages = {
  'federated-site/': {
    version: require('../package.json').version,
    bundled: /^(?:html|release)\//,
  },
  '@shop/shared/': {
    version: require('../../shared/package.json').version,
    bundled: /^(?:(?:entities|ui)\/bundled|contract\/typed-text)$/,
  },
};

/** Whether a request is for a module that the host provides to remotes. */
const isPlatform = (request) =>
  libraries.includes(request) ||
  Object.entries(packages).some(
    ([prefix, { bundled }]) =>
      request.startsWith(prefix) && !bundled.test(request.slice(prefix.length)),
  );

/**
 * One instance of everything: the host provides it eagerly, remotes only consume it.
 * Of `packages` every other subpath is shared, straight from source.
 */
function sharedModules(role) {
  const one = (current) => ({
    singleton: true,
    requiredVersion: `^${current}`,
    ...(role.eager ? { version: current } : {}),
    ...role,
  });
  return {
    ...Object.fromEntries(libraries.map((library) => [library, one(versionOf(library))])),
    ...Object.fromEntries(
      Object.entries(packages).map(([prefix, { version, bundled }]) => [
        prefix,
        { ...one(version), exclude: { request: bundled } },
      ]),
    ),
  };
}

/**
 * The global name of an app's container. It holds the version: with one name for two versions,
 * registering the first after the second would run the second's chunks.
 */
const containerName = (name, version) => `${name}_${version.replace(/\W/g, '_')}`;

/** A remote's entry runs on the host's federation runtime instead of bringing its own. */
const hostFederation = () => ({
  [require.resolve('@module-federation/webpack-bundler-runtime/bundler')]: path.join(
    __dirname,
    'use-host-federation.js',
  ),
});

/** A remote's server bundle asks the host for the platform. */
function platformExternal({ request }, callback) {
  return isPlatform(request) ? callback(null, `commonjs ${request}`) : callback();
}

module.exports = { containerName, hostFederation, platformExternal, sharedModules };
