import path from 'node:path';
import type { Configuration } from 'webpack';
import { brotliSize } from './brotli-size';
import { runWebpack } from './run-webpack';
import { sourceShares } from './source-shares';

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
