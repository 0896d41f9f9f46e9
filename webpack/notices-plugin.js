const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');

/** Licences that allow what is built here: to be sent to everybody, with their text beside it. */
const allowed = /\b(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)\b/;
const licenceFile = /^(?:licen[cs]e|copying|notice)\b/i;
// Not `node_modules/.federation`, where federation writes what it generates.
const packageFolder = /^.*[\\/]node_modules[\\/](?!\.)(?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Writes `NAME.third-party-notices.txt`: name, version, licence and licence text of every package
 * whose code is in a browser build, of webpack, whose runtime is, and of typefaces, whose
 * `OFL.txt` lies beside them. A licence that is not allowed fails the build.
 */
class NoticesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Notices', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Notices', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const notices = noticesOf(resourcesOf(compilation));
          if (notices.length === 0) return;
          const file = `${compiler.name}.third-party-notices.txt`;
          const text = `${notices.join(`\n${'-'.repeat(80)}\n\n`)}`;
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

/** Files that are in a script or beside it; what was found unused and left out is not. */
function resourcesOf({ modules, chunkGraph }) {
  const sent = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return sent
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .flatMap(({ resource }) => (resource ? [resource.split('?')[0]] : []));
}

function noticesOf(resources) {
  const folders = new Set();
  const typefaces = new Set();
  for (const resource of resources) {
    const [folder] = packageFolder.exec(resource) ?? [];
    const typeface = path.join(path.dirname(resource), 'OFL.txt');
    if (folder) folders.add(folder);
    else if (existsSync(typeface)) typefaces.add(typeface);
  }
  if (folders.size > 0) folders.add(path.dirname(require.resolve('webpack/package.json')));
  return [
    ...[...typefaces].map((file) => `Typeface (OFL-1.1)\n\n${readFileSync(file, 'utf8')}`),
    ...[...folders].map(packageNotice).sort(),
  ];
}

function packageNotice(folder) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
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

module.exports = { NoticesPlugin };
