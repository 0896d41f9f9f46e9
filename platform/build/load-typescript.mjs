import { readFile } from 'node:fs/promises';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { siteBuild } from './site-folder.js';

const prefixes = ['federated-site/', ...Object.keys(siteBuild().packages ?? {})];
const isSource = (name) => prefixes.some((prefix) => name.startsWith(prefix));

/** Our sources become one script; packages stay where they are installed. */
const sources = {
  name: 'sources',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || isSource(name) ? undefined : { external: true },
    );
    // Scripts are not compiled: Node loads them, each from where it lies.
    onResolve({ filter: /^\..*\.[cm]?js$/ }, ({ path: file, resolveDir }) => ({
      path: path.join(resolveDir, file),
      external: true,
    }));
    // Each file still finds its neighbours by relative paths.
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(file).href),
      ),
      loader: path.extname(file).slice(1),
    }));
  },
};

/**
 * Compiles a TypeScript file with all of ours that it imports, in memory and in about 0.1 s, and
 * runs it. Nothing is written, so it can be neither out of date nor half there.
 * @param {string} file absolute
 * @returns {Promise<object>} what it exports; rejects when it does not compile or throws
 */
export async function loadTypeScript(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    ...{ bundle: true, platform: 'node', format: 'cjs', write: false, outdir: path.dirname(file) },
    ...{ sourcemap: 'inline', sourcesContent: false, plugins: [sources], logLevel: 'silent' },
  });
  // Otherwise esbuild's own process stays as long as this one.
  await stop();
  process.setSourceMapsEnabled(true);
  const module = Object.assign(new Module(file), {
    filename: file,
    paths: createRequire(file).resolve.paths('a-package'),
  });
  module._compile(outputFiles[0].text, file);
  return module.exports;
}
