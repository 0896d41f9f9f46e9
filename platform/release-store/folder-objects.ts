import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkedName } from '../release-set/names';
import { createExclusive } from './drafts';
import { ObjectMissingError, type ObjectStore } from './objects';

/** Objects as files of a folder, of a network disk say. A draft has a dot before its name. */
export function folderObjects(folder: string): ObjectStore {
  const fileOf = (key: string) => path.join(folder, checkedName('object', key));
  return {
    address: folder,
    get: (key) =>
      readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        throw new ObjectMissingError(`${key} is not in ${folder}`);
      }),
    put: (key, bytes) => createExclusive(fileOf(key), bytes),
    delete: (key) => rm(fileOf(key), { force: true }),
    async *list(prefix) {
      // Only below the folder that the prefix names: a store may lie among much else.
      const below = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const options = { recursive: true, withFileTypes: true } as const;
      const found = await readdir(path.join(folder, below), options).catch(noneIfMissing);
      for (const one of found) {
        if (!one.isFile() || one.name.startsWith('.')) continue;
        const file = path.relative(folder, path.join(one.parentPath, one.name));
        const key = file.split(path.sep).join('/');
        if (key.startsWith(prefix)) yield key;
      }
    },
  };
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
