const { readFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');

const { RawSource } = webpack.sources;

// Not `node_modules/.federation`, where federation writes what it generates.
const packageFolder = /^.*[\\/]node_modules[\\/](?!\.)(?:@[^\\/]+[\\/])?[^\\/]+/;

/** Files that are in a script or published with it; what was found unused and left out is not. */
function resourcesOf({ modules, chunkGraph }) {
  const sent = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return sent
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .flatMap(({ resource }) => (resource ? [resource.split('?')[0]] : []));
}

/**
 * The packages whose code is in a build, and webpack, whose runtime is in each script.
 * What the host hands out at run time is in the host's build alone.
 */
function packagesOf(compilation) {
  const found = resourcesOf(compilation).flatMap((file) => packageFolder.exec(file)?.[0] ?? []);
  const own = path.dirname(require.resolve('webpack/package.json'));
  return [...new Set([...found, own])].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    return { folder, name, version, license };
  });
}

/** Writes `libraries.json`: name, version and licence of each package in the build. */
class LibrariesPlugin {
  apply(compiler) {
    const name = 'Libraries';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const libraries = packagesOf(compilation).map(({ folder: _, ...library }) => library);
        compilation.emitAsset('libraries.json', new RawSource(JSON.stringify(libraries)));
      });
    });
  }
}

module.exports = { LibrariesPlugin, packageFolder, packagesOf, resourcesOf };
