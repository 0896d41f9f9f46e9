import path from 'node:path';
import { appFolders, root, siteBuild } from '../build/site-folder.js';

export { appFolders, root, siteBuild };

/** @throws when no app has that name */
export function appFolder(name: string): string {
  const folder = appFolders[name];
  if (!folder) {
    throw new Error(`there is no app "${name}"; apps are ${Object.keys(appFolders).join(', ')}`);
  }
  return path.join(root, folder);
}
