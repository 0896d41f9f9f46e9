import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';
import { root } from '../shop';

const require = createRequire(import.meta.url);

/**
 * Builds the scripts of an app as they are released, with source maps, which leave them as they are.
 * @param folder the app's folder below the root
 * @param version its version in the release that is looked at
 * @param out folder that it is built into
 * @returns paths of the scripts
 */
export async function buildScripts(
  folder: string,
  version: string,
  out: string,
): Promise<string[]> {
  process.env.APP_VERSION = version;
  process.env.APP_DIST = out;
  const file = path.join(root, folder, 'webpack.config.js');
  delete require.cache[file];
  const configs: Configuration[] = require(file);
  const web = configs.find(({ name }) => name?.endsWith('-web'));
  if (!web) throw new Error(`${file} has no build for the browser`);
  const { assets = [] } = await runWebpack({
    ...web,
    devtool: 'hidden-source-map',
    output: { ...web.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  });
  const names = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return names.map((name) => path.join(web.output?.path ?? '', name));
}

/**
 * Whose bytes a built script is, by its source map.
 * @param file path of the script, with its map in the same folder
 * @returns source → share of the script's characters, all together 1; '' is what webpack adds
 */
export async function sourceShares(file: string): Promise<ReadonlyMap<string, number>> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const traced = new TraceMap(map);
  const shares = new Map<string, number>();
  const add = (source: string, characters: number) =>
    shares.set(source, (shares.get(source) ?? 0) + characters / code.length);
  // The code up to the next mapping is of this source.
  let source = '';
  for (const [line, text] of code.split('\n').entries()) {
    let from = 0;
    for (const [column, at] of decodedMappings(traced)[line] ?? []) {
      add(source, column - from);
      [from, source] = [column, at === undefined ? '' : (traced.sources[at] ?? '')];
    }
    add(source, text.length - from);
  }
  return shares;
}

/** @throws with webpack's errors */
export async function runWebpack(config: Configuration): Promise<StatsCompilation> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(config, (error, stats) => (stats ? resolve(stats) : reject(error)));
  });
  // Files too that an earlier run left as they are now.
  const cachedAssets = true;
  const result = stats.toJson({ all: false, assets: true, cachedAssets, errors: true });
  const errors = (result.errors ?? []).map(({ message }) => message);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return result;
}
