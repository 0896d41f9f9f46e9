import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
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

/** Bytes of one source in one script, as its share of the script's compressed bytes. */
export interface SourceBytes {
  script: string;
  source: string;
  bytes: number;
}

/** A built script, and whose it is. */
export interface BuiltScript {
  /** file name, without the hash of its content */
  name: string;
  /** brotli 11 */
  bytes: number;
  /** source → share of the script, all together 1 */
  shares: ReadonlyMap<string, number>;
}

/** Builds with source maps, which leave the scripts as they are, and reads them. */
export async function buildScripts(config: Configuration): Promise<BuiltScript[]> {
  const { assets = [] } = await runWebpack({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  });
  const folder = config.output?.path ?? '';
  const files = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return Promise.all(
    files.map(async (name) => ({
      name: withoutHash(name),
      bytes: await brotliSize(path.join(folder, name)),
      shares: await sourceShares(path.join(folder, name)),
    })),
  );
}

/** @param bytes of the script as it was sent */
export const sourceBytes = (
  script: string,
  { shares }: BuiltScript,
  bytes: number,
): SourceBytes[] =>
  [...shares].map(([source, share]) => ({ script, source, bytes: bytes * share }));

/** @returns the file's name as every build gives it: `list.js` of `list.4d99054b.js?r=1` */
export const withoutHash = (file: string): string =>
  file.replace(/\?.*$/, '').replace(/\.[0-9a-f]{8}(?=\.)/, '');

/**
 * Whose bytes a built script is, by its source map.
 * @param file path of the script, its map beside it
 * @returns source → share of the script's characters, all together 1; '' is what webpack adds
 */
async function sourceShares(file: string): Promise<Map<string, number>> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const lines = code.split('\n');
  const owned = new Map<string, number>();
  // What stands from here to the next mapping is of this source.
  let from = { line: 1, column: 0, source: '' };
  const advance = (line: number, column: number, source: string) => {
    const passed = lines
      .slice(from.line - 1, line - 1)
      .reduce((sum, { length }) => sum + length, 0);
    owned.set(from.source, (owned.get(from.source) ?? 0) + passed + column - from.column);
    from = { line, column, source };
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) =>
    advance(generatedLine, generatedColumn, source ?? ''),
  );
  advance(lines.length, lines.at(-1)?.length ?? 0, '');

  const all = [...owned.values()].reduce((sum, characters) => sum + characters, 0);
  return new Map([...owned].map(([name, characters]) => [name, characters / all]));
}

/** @returns bytes of a file, compressed as released files are: brotli 11 */
async function brotliSize(file: string): Promise<number> {
  const bytes = await readFile(file);
  const compressed = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return compressed.length;
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
