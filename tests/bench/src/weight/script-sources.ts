import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';
import { root } from '../shop';

const require = createRequire(import.meta.url);

/**
 * The browser build of an app, as it is released.
 * @param folder the app's folder below the root
 * @param version its version in the release that is looked at
 * @param out folder that it is built into
 */
export function browserConfig(folder: string, version: string, out: string): Configuration {
  process.env.APP_VERSION = version;
  process.env.APP_DIST = out;
  const file = path.join(root, folder, 'webpack.config.js');
  delete require.cache[file];
  const configs: Configuration[] = require(file);
  const web = configs.find(({ name }) => name?.endsWith('-web'));
  if (!web) throw new Error(`${file} has no build for the browser`);
  return web;
}

/**
 * Builds with source maps, which leave the scripts as they are, and reads them.
 * @returns file name of each script, without the hash of its content → whose it is
 */
export async function buildScripts(
  config: Configuration,
): Promise<ReadonlyMap<string, SourceShares>> {
  const { assets = [] } = await runWebpack({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  });
  const folder = config.output?.path ?? '';
  const files = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const scripts = files.map(
    async (name) => [withoutHash(name), await sourceShares(path.join(folder, name))] as const,
  );
  return new Map(await Promise.all(scripts));
}

/** @returns the file's name as every build gives it: `list.js` of `list.4d99054b.js?r=1` */
export const withoutHash = (file: string): string =>
  file.replace(/\?.*$/, '').replace(/\.[0-9a-f]{8}(?=\.)/, '');

/** Source → share of a script's characters, all together 1; '' is what webpack adds. */
type SourceShares = ReadonlyMap<string, number>;

/**
 * Whose bytes a built script is, by its source map.
 * @param file path of the script, with its map in the same folder
 */
async function sourceShares(file: string): Promise<SourceShares> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const traced = new TraceMap(map);
  const owned = new Map<string, number>();
  const add = (source: string, characters: number) =>
    owned.set(source, (owned.get(source) ?? 0) + characters);
  for (const [line, text] of code.split('\n').entries()) {
    // A mapping reaches to the next one of its line.
    let [from, source] = [0, ''];
    for (const [column, at] of decodedMappings(traced)[line] ?? []) {
      add(source, column - from);
      [from, source] = [column, at === undefined ? '' : (traced.sources[at] ?? '')];
    }
    add(source, text.length - from);
  }
  const all = [...owned.values()].reduce((sum, characters) => sum + characters, 0);
  return new Map([...owned].map(([name, characters]) => [name, characters / all]));
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
