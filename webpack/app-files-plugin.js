const path = require('node:path');
const webpack = require('webpack');

const root = path.resolve(__dirname, '..');
const ownSource = /^(?!.*node_modules)[\w-]+[\\/]src[\\/].*\.tsx?$/;

/**
 * Writes what a release needs to know of a browser build: `files.json`, chunk name → the script
 * files that a page needs which uses it, and `sources.json`, the project's own source files that
 * the build is made of.
 */
class AppFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AppFiles', (compilation) => {
      let sources = [];
      // Later modules are joined, and no longer told apart.
      compilation.hooks.finishModules.tap('AppFiles', (modules) => {
        sources = ownSources(modules);
      });
      compilation.hooks.processAssets.tap(
        { name: 'AppFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          write(compilation, 'files.json', listChunks(compilation));
          write(compilation, 'sources.json', sources);
        },
      );
    });
  }
}

function listChunks(compilation) {
  const chunks = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'));
  }
  return chunks;
}

function ownSources(modules) {
  const files = new Set();
  for (const { resource } of modules) {
    const file = resource && path.relative(root, resource.split('?')[0]);
    if (file && ownSource.test(file)) files.add(file.split(path.sep).join('/'));
  }
  return [...files].sort();
}

const write = (compilation, name, value) =>
  compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(value, null, 1)));

module.exports = { AppFilesPlugin };
