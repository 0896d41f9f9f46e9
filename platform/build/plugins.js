const crypto = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { emitReport, packageFolder, packagesOf, resourcesOf } = require('./libraries');
const { root } = require('./site-folder');

const { Compilation } = webpack;
const { RawSource } = webpack.sources;

/**
 * V8's explicit compile hint: functions are compiled off the main thread, while the file comes,
 * instead of one by one on it when the page starts.
 */
const eagerCompileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which would take it out (webpack.js.org/plugins/banner-plugin).
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10,
  });

const placeholder = '__CHUNK_INTEGRITY__';
/** The shortest hash that browsers take: a map of them is in every entry, and does not compress. */
const sri = (bytes) => `sha256-${crypto.createHash('sha256').update(bytes).digest('base64')}`;

/** What loads chunks: the host's function, instead of one of webpack's in each entry. */
class LoadChunkModule extends webpack.RuntimeModule {
  constructor(hashes) {
    super('load chunk');
    this.hashes = hashes;
  }

  generate() {
    const { loadScript } = webpack.RuntimeGlobals;
    return `${loadScript} = (url, done) => self.shopFederation.loadChunk(url, done, ${this.hashes});`;
  }
}

/**
 * Chunks of an app are loaded by the host (`platform/browser/load-chunk.ts`). What webpack has for
 * sharing modules is left out: the federation runtime replaces it as the entry runs.
 */
class LoadChunkPlugin {
  apply(compiler, hashes = '{}') {
    const name = 'LoadChunk';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { loadScript, shareScopeMap } = webpack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree.for(loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new LoadChunkModule(hashes));
        return true;
      });
      compilation.hooks.runtimeRequirementInTree.for(shareScopeMap).tap(name, () => true);
    });
  }
}

/**
 * The same, with the Subresource Integrity of every lazily loaded chunk, from a map that is written
 * into the entry after all other files have their final content.
 */
class ChunkIntegrityPlugin extends LoadChunkPlugin {
  constructor(entry) {
    super();
    this.entry = entry;
  }

  apply(compiler) {
    super.apply(compiler, placeholder);
    const name = 'ChunkIntegrity';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const map = Object.fromEntries(
          Object.keys(assets)
            .filter((file) => file.endsWith('.js') && file !== this.entry)
            .map((file) => [path.posix.basename(file), sri(assets[file].buffer())]),
        );
        const source = assets[this.entry].source().toString();
        if (!source.includes(placeholder)) {
          throw new Error(`${this.entry} has no place for the integrity of its chunks`);
        }
        const filled = source.split(placeholder).join(JSON.stringify(map));
        compilation.updateAsset(this.entry, new RawSource(filled));
      });
    });
  }
}

/** Chunk name → the script files that a page needs which uses it. */
const filesOfChunks = ({ namedChunkGroups }) =>
  Object.fromEntries(
    [...namedChunkGroups].map(([chunk, group]) => [
      chunk,
      group.getFiles().filter((file) => file.endsWith('.js')),
    ]),
  );

const ownSource = /^(?!.*node_modules)[\w-]+[\\/]src[\\/].*\.tsx?$/;

/**
 * Writes what a release needs to know of a browser build: `files.json`, chunk name → the script
 * files that a page needs which uses it, and `sources.json`, the project's own source files that
 * the build is made of.
 */
class AppFilesPlugin {
  apply(compiler) {
    const name = 'AppFiles';
    let sources;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      sources = new Set();
      // Later modules are joined, and can no longer be distinguished.
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const { resource } of modules) {
          const file = resource && path.relative(root, resource.split('?')[0]);
          if (file && ownSource.test(file)) sources.add(file.split(path.sep).join('/'));
        }
      });
    });
    const write = (file, read) =>
      emitReport(compiler, file, (compilation) => JSON.stringify(read(compilation), null, 1));
    write('files.json', filesOfChunks);
    write('sources.json', () => [...sources].sort());
  }
}

/** Licences that allow what is built here: to be sent to everybody, together with their text. */
const allowed = /\b(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)\b/;
const licenceFile = /^(?:licen[cs]e|copying|notice)\b/i;
/**
 * Writes `NAME.third-party-notices.txt`: name, version, licence and licence text of every package
 * whose code is in a browser build, of webpack, whose runtime is, and of typefaces, whose
 * `OFL.txt` lies in the same folder. A licence that is not allowed fails the build.
 */
class NoticesPlugin {
  apply(compiler) {
    emitReport(compiler, `${compiler.options.name}.third-party-notices.txt`, (compilation) =>
      noticesOf(compilation).join(`\n${'-'.repeat(80)}\n\n`),
    );
  }
}

function noticesOf(compilation) {
  const typefaces = new Set(
    resourcesOf(compilation)
      .filter((resource) => !packageFolder.test(resource))
      .map((resource) => path.join(path.dirname(resource), 'OFL.txt'))
      .filter(existsSync),
  );
  return [
    ...[...typefaces].map((file) => `Typeface (OFL-1.1)\n\n${readFileSync(file, 'utf8')}`),
    ...packagesOf(compilation).map(packageNotice).sort(),
  ];
}

function packageNotice({ folder, name, version, license }) {
  if (!allowed.test(license)) {
    throw new Error(
      `${name}@${version} is sent to browsers; its licence "${license}" is not known`,
    );
  }
  const texts = readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return `${name} ${version} (${license.replace(/^\(|\)$/g, '')})\n\n${texts.join('\n\n') || `Licence: ${license}`}\n`;
}

module.exports = {
  AppFilesPlugin,
  ChunkIntegrityPlugin,
  LoadChunkPlugin,
  NoticesPlugin,
  eagerCompileHint,
  filesOfChunks,
};
