import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { appFolders } from '../../apps.cjs';

export { appFolders };

/** The checkout's root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @throws when no app has that name */
export function appFolder(name: string): string {
  const folder = appFolders[name];
  if (!folder) {
    throw new Error(`there is no app "${name}"; apps are ${Object.keys(appFolders).join(', ')}`);
  }
  return path.join(root, folder);
}
