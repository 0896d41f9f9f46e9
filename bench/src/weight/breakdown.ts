import path from 'node:path';
import { appFolders } from '../../../apps.cjs';
import { browserConfig } from './browser-config';
import type { LoadedScript } from './count-scripts';
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
  for (const app of new Set(scripts.map(appOf))) {
    const [name = '', version = ''] = app.split('@');
    const folder = appFolders[name];
    if (!folder) continue;
    const built = await buildScripts(browserConfig(folder, version, path.join(scratch, name)));
    for (const { url, bytes } of scripts.filter((script) => appOf(script) === app)) {
      const file = withoutHash(path.basename(url));
      const script = built.find((one) => one.name === file);
      if (script) found.push(...sourceBytes(`${name}/${file}`, script, bytes));
    }
  }
  return found;
}

const appOf = ({ url }: LoadedScript): string => {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
  return `${name}@${version}`;
};
