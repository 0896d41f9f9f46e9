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

/**
 * Writes a file into the folder of a build of webpack or Rspack, once its other files are there.
 * @param textOf compilation → text of the file
 */
function emitReport({ hooks, webpack: { Compilation, sources } }, file, textOf) {
  hooks.thisCompilation.tap(file, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: file, stage }, () =>
      compilation.emitAsset(file, new sources.RawSource(textOf(compilation))),
    );
  });
}

const librariesOf = (compilation) =>
  packagesOf(compilation).map(({ folder: _, ...library }) => library);

/** Writes `libraries.json`: name, version and licence of each package in the build. */
class LibrariesPlugin {
  apply(compiler) {
    emitReport(compiler, 'libraries.json', (compilation) =>
      JSON.stringify(librariesOf(compilation)),
    );
  }
}

/** `preset.d.ts` says what goes in and out. */
class BillPlugin {
  builds = {};

  constructor(app) {
    this.app = app;
  }

  apply(compiler) {
    emitReport(compiler, billFile, (compilation) => {
      this.builds[compiler.options.name] = librariesOf(compilation);
      return billOf(this.app.name, this.app.version, this.builds);
    });
  }
}

module.exports = {
  BillPlugin,
  LibrariesPlugin,
  emitReport,
  packageFolder,
  packagesOf,
  resourcesOf,
};
