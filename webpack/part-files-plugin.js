const webpack = require('webpack');

/** Writes `files.json`: chunk name → the script files that a page needs which uses it. */
class PartFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PartFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PartFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset('files.json', new webpack.sources.RawSource(list(compilation))),
      );
    });
  }
}

function list(compilation) {
  const chunks = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'));
  }
  return JSON.stringify(chunks, null, 1);
}

module.exports = { PartFilesPlugin };
