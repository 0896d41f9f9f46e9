import path from 'node:path';
import type { LoadedScript } from './count-scripts';
import { partConfig } from './part-config';
import { runWebpack } from './run-webpack';
import { sourceShares } from './source-shares';

/** Bytes of one source in one script, as its share of the script's compressed bytes. */
export interface SourceBytes {
  script: string;
  source: string;
  bytes: number;
}

/** Name in a script's address → folder in the checkout. */
const folders: Readonly<Record<string, string>> = {
  host: 'host',
  catalog: 'catalog-mf',
  blog: 'blog-mf',
  account: 'account-mf',
};

/**
 * Builds the parts of loaded scripts once more, with source maps, and tells whose the bytes are.
 * @param scripts as counted on the page
 * @param scratch folder to build into
 */
export async function breakdown(
  scripts: readonly LoadedScript[],
  scratch: string,
): Promise<SourceBytes[]> {
  const found: SourceBytes[] = [];
  for (const part of new Set(scripts.map(partOf))) {
    const loaded = scripts.filter((script) => partOf(script) === part);
    const [name = '', version = ''] = part.split('@');
    const folder = folders[name];
    if (!folder) continue;
    const config = partConfig(folder, version, path.join(scratch, name));
    const { assets = [] } = await runWebpack({
      ...config,
      devtool: 'hidden-source-map',
      output: { ...config.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    });
    for (const { url, bytes } of loaded) {
      const asset = assets.find((one) => stem(one.name) === stem(path.basename(url)));
      if (!asset) continue;
      const shares = await sourceShares(path.join(config.output?.path ?? '', asset.name));
      const script = `${name}/${stem(asset.name)}`;
      for (const [source, share] of shares) found.push({ script, source, bytes: bytes * share });
    }
  }
  return found;
}

const partOf = ({ url }: LoadedScript): string => {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
  return `${name}@${version}`;
};

/** A file's name without the hash of its content. */
const stem = (file: string): string => file.replace(/\?.*$/, '').replace(/\.[0-9a-f]{8}(?=\.)/, '');
