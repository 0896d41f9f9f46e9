import { fstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SyncFile } from '../../src/db/open-pglite';

/**
 * A disk that records every sync in a folder, and so knows what a power cut would leave: the
 * content that each file had when it was last synced, under the names that its folder had when
 * that was. What the folder holds at first counts as synced.
 */
export function watchDisk(folder: string) {
  const contents = new Map<number, Buffer>();
  const folders = new Map<string, Map<string, number>>();

  const keepFolder = (path: string): void => {
    const names = readdirSync(path).map((name) => [name, statSync(join(path, name)).ino] as const);
    folders.set(relative(folder, path), new Map(names));
  };
  const keepTree = (path: string): void => {
    keepFolder(path);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const child = join(path, entry.name);
      if (entry.isDirectory()) keepTree(child);
      else contents.set(statSync(child).ino, readFileSync(child));
    }
  };
  keepTree(folder);

  const sync: SyncFile = (fd, path) => {
    const found = fstatSync(fd);
    if (found.isDirectory()) keepFolder(path);
    else contents.set(found.ino, readFileSync(path));
  };

  /** What a cut at this moment leaves; call the result to put it into an empty folder. */
  const cutPower = () => {
    const lasting = { contents: new Map(contents), folders: new Map(folders) };
    return (target: string): void => {
      for (const path of [...lasting.folders.keys()].sort()) {
        mkdirSync(join(target, path), { recursive: true, mode: 0o700 });
      }
      for (const [path, names] of lasting.folders) {
        for (const [name, inode] of names) {
          if (lasting.folders.has(join(path, name))) continue;
          writeFileSync(join(target, path, name), lasting.contents.get(inode) ?? '');
        }
      }
    };
  };
  return { sync, cutPower };
}
