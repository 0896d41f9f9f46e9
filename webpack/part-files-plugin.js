const webpack = require('webpack');

/**
 * Writes `files.json`: chunk name → the script files that a page needs which uses it; and
 * `widgets/<name>` → those of the chunk that a widget's file is in, as several share one.
 */
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
  for (const [widget, chunk] of widgetChunks(compilation)) {
    if (chunks[chunk]) chunks[`widgets/${widget}`] = chunks[chunk];
  }
  return JSON.stringify(chunks, null, 1);
}

/** Lazily imported `./widgets/<name>`, each with the name of its chunk. */
function* widgetChunks({ modules }) {
  for (const { blocks } of modules) {
    for (const { groupOptions, dependencies } of blocks) {
      const [, widget] = dependencies[0]?.request?.match(/^\.\/widgets\/(\w+)$/) ?? [];
      if (widget && groupOptions?.name) yield [widget, groupOptions.name];
    }
  }
}

module.exports = { PartFilesPlugin };
