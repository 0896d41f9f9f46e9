import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  appFolders,
  hasSite,
  noSite,
  platformFolder,
  root,
  siteBuild,
} from '../build/site-folder.js';

export { appFolders, platformFolder, root, siteBuild };

/** @throws when no app has that name */
export function appFolder(name: string): string {
  const folder = appFolders[name];
  if (!folder) {
    const here = `there is no app "${name}" here; apps are ${Object.keys(appFolders).join(', ')}`;
    throw new Error(
      `${hasSite ? here : noSite}; what was built elsewhere is published --from a folder`,
    );
  }
  return path.join(root, folder);
}

/** Folders, absolute, of the site's own packages that the host provides to remotes. */
export const packageFolders = (): string[] =>
  Object.values(siteBuild().packages ?? {}).map(({ folder }) => path.join(root, folder));

/** Version of what the host provides to remotes: the site's package, or else the platform. */
export async function platformVersion(): Promise<string> {
  const [folder = platformFolder] = packageFolders();
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')).version;
}

/** @param file below the root */
export const isContractFile = (file: string): boolean => {
  const { contract } = siteBuild();
  return contract !== undefined && file.startsWith(`${contract}/`);
};

/** TypeScript file, absolute, with the settings that a release is tried with on a host that has none in it. */
export const configFile = (): string | undefined => {
  const { defaultConfig } = siteBuild();
  return defaultConfig && path.join(root, defaultConfig);
};
