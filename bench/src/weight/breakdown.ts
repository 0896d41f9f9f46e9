import path from 'node:path';
import { appFolders } from '../../../apps.cjs';
import type { LoadedScript } from './count-scripts';
import { partConfig } from './part-config';
import { buildScripts, type SourceBytes, sourceBytes, withoutHash } from './script-sources';

/**
 * Builds the apps of loaded scripts once more, with source maps, and tells whose the bytes are.
 * @param scripts as counted on the page
 * @param scratch folder to build into
 */
export async function breakdown(
  scripts: readonly LoadedScript[],
  scratch: string,
): Promise<SourceBytes[]> {
  const found: SourceBytes[] = [];
  for (const part of new Set(scripts.map(partOf))) {
    const [name = '', version = ''] = part.split('@');
    const folder = appFolders[name];
    if (!folder) continue;
    const built = await buildScripts(partConfig(folder, version, path.join(scratch, name)));
    for (const { url, bytes } of scripts.filter((script) => partOf(script) === part)) {
      const file = withoutHash(path.basename(url));
      const script = built.find((one) => one.name === file);
      if (script) found.push(...sourceBytes(`${name}/${file}`, script, bytes));
    }
  }
  return found;
}

const partOf = ({ url }: LoadedScript): string => {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
  return `${name}@${version}`;
};
