import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Name in the release set → folder in the checkout. */
export const appFolders: Readonly<Record<string, string>> = {
  host: 'host',
  catalog: 'catalog-mf',
  blog: 'blog-mf',
  account: 'account-mf',
};

/** @throws when no part has that name */
export function partFolder(name: string): string {
  const folder = appFolders[name];
  if (!folder) {
    throw new Error(`there is no part "${name}"; parts are ${Object.keys(appFolders).join(', ')}`);
  }
  return path.join(root, folder);
}
