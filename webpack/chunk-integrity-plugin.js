const crypto = require('node:crypto');
const webpack = require('webpack');

const placeholder = '__CHUNK_INTEGRITY__';
/** The shortest hash that browsers take: a map of them is in every entry, and does not compress. */
const sri = (bytes) => `sha256-${crypto.createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Gives every lazily loaded chunk its Subresource Integrity, from a map written into the entry
 * after all other files have their final content. On a second request for the same chunk the
 * address is marked, since a browser that still waits for the first would only wait on.
 */
class ChunkIntegrityPlugin {
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      const { createScript } =
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrity', (source) => `${source}\n${onEveryScript}`);
      compilation.hooks.processAssets.tap(
        {
          name: 'ChunkIntegrity',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100,
        },
        (assets) => this.writeMap(compilation, assets),
      );
    });
  }

  writeMap(compilation, assets) {
    const map = Object.fromEntries(
      Object.keys(assets)
        .filter((file) => file.endsWith('.js') && file !== this.entry)
        .map((file) => [file, sri(assets[file].buffer())]),
    );
    const source = assets[this.entry].source().toString();
    if (!source.includes(placeholder)) {
      throw new Error(`${this.entry} has no place for the integrity of its chunks`);
    }
    const filled = source.split(placeholder).join(JSON.stringify(map));
    compilation.updateAsset(this.entry, new webpack.sources.RawSource(filled));
  }
}

const onEveryScript = `
var hash = (${placeholder})[url.slice(url.lastIndexOf("/") + 1)];
if (hash) script.integrity = hash;
var asked = self.shopAsked = self.shopAsked || {}, times = asked[url] = (asked[url] || 0) + 1;
if (times > 1) script.src = url + "?r=" + (times - 1);`;

module.exports = { ChunkIntegrityPlugin };
