const path = require('node:path');

const libraries = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components', 'jotai'];

const packageOf = (library) => library.split('/')[0];
const versionOf = (library) => require(`${packageOf(library)}/package.json`).version;

/** The subpaths of `@shop/shared/` that are not shared: who uses them bundles them. */
const bundled = /^(?:(?:entities|ui)\/bundled$|contract\/typed-text$|release\/)/;

/** Whether a request is for a module that the host provides to remotes. */
const isPlatform = (request) =>
  libraries.includes(request) ||
  (request.startsWith('@shop/shared/') && !bundled.test(request.slice('@shop/shared/'.length)));

/**
 * One instance of everything: the host provides it eagerly, remotes only consume it.
 * `@shop/shared/` shares every other subpath of the platform straight from source.
 */
function sharedModules(role) {
  const version = require('../../shared/package.json').version;
  const one = (current) => ({
    singleton: true,
    requiredVersion: `^${current}`,
    ...(role.eager ? { version: current } : {}),
    ...role,
  });
  return {
    ...Object.fromEntries(libraries.map((library) => [library, one(versionOf(library))])),
    '@shop/shared/': { ...one(version), exclude: { request: bundled } },
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
