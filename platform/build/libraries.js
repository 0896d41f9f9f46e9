const { readFileSync } = require('node:fs');
const path = require('node:path');
const { billFile, billOf } = require('./bill');

// Not `node_modules/.federation`, where federation writes what it generates.
const packageFolder = /^.*[\\/]node_modules[\\/](?!\.)(?:@[^\\/]+[\\/])?[^\\/]+/;

/** Files that are in a script or published with it; what was found unused and left out is not. */
function resourcesOf({ modules, chunkGraph }) {
  const isSent = (module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0;
  return [...modules]
    .filter(isSent)
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .flatMap(({ resource }) => (resource ? [resource.split('?')[0]] : []));
}

/**
 * The packages whose code is in a build, and the bundler, webpack or Rspack, whose runtime is in each
 * script. What the host hands out at run time is in the host's build alone.
 */
function packagesOf(compilation) {
  const found = resourcesOf(compilation).flatMap((file) => packageFolder.exec(file)?.[0] ?? []);
  const { context, webpack } = compilation.compiler;
  const bundler = webpack.rspackVersion ? '@rspack/core' : 'webpack';
  const paths = [context, __dirname];
  const own = path.dirname(require.resolve(`${bundler}/package.json`, { paths }));
  return [...new Set([...found, own])].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    return { folder, name, version, license };
  });
}

/** Writes something of the packages in a build into a file of its folder. */
class ListingPlugin {
  constructor(file, textOf) {
    this.file = file;
    this.textOf = textOf;
  }

  apply({ hooks, options, webpack: { Compilation, sources } }) {
    const name = 'Libraries';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const libraries = packagesOf(compilation).map(({ folder: _, ...library }) => library);
        const text = this.textOf(libraries, options.name);
        compilation.emitAsset(this.file, new sources.RawSource(text));
      });
    });
  }
}

/** Writes `libraries.json`: name, version and licence of each package in the build. */
class LibrariesPlugin extends ListingPlugin {
  constructor() {
    super('libraries.json', (libraries) => JSON.stringify(libraries));
  }
}

/** `preset.d.ts` says what goes in and out. */
class BillPlugin extends ListingPlugin {
  constructor({ name, version }) {
    const builds = {};
    super(billFile, (libraries, build) => {
      builds[build] = libraries;
      return billOf(name, version, builds);
    });
  }
}

module.exports = { BillPlugin, LibrariesPlugin, packageFolder, packagesOf, resourcesOf };
