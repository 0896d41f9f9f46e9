import { existsSync } from 'node:fs';
import { copyFile, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { RejectedError } from '../release-set/rejected-error';
import type { SharedStore } from './shared-store';
import { filesIn } from './transfers';

/**
 * Brings a shared store into its folder, which is a store itself in the end. Called again it brings
 * what came since.
 * @throws where the folder has moves or versions of its own by then
 */
export async function copyFromShared(shared: SharedStore): Promise<void> {
  const { folder, originFile } = shared.copy;
  // It says for the next call up to which change the folder has all.
  const copiedFile = path.join(folder, 'copied-from.json');
  if (existsSync(copiedFile)) {
    await assertNothingOwn(shared);
    if (!existsSync(originFile)) await copyFile(copiedFile, originFile);
  }
  await shared.pull();
  await rename(originFile, copiedFile);
}

/** A copy removes versions that its store does not have, and replaces moves. */
async function assertNothingOwn({ copy: { folder }, objects, records }: SharedStore) {
  const { records: all } = await records.changes(0);
  const theirs = new Map(all.map(({ name, value }) => [name, value]));
  for (const name of ['moves', 'publications']) {
    for (const file of await filesIn(path.join(folder, name)).catch(() => [])) {
      if (path.basename(file).startsWith('.')) continue;
      const record = `${name}/${file}`;
      const mine = await readFile(path.join(folder, record), 'utf8');
      const there = theirs.get(record);
      // A prune and a version that comes again change where the files of a publication lie.
      const isThere =
        name === 'moves'
          ? there === mine
          : there && JSON.parse(there).files === JSON.parse(mine).files;
      if (isThere) continue;
      throw new RejectedError(
        `${folder} has ${record} of its own since it was copied from ${objects.address}; name an empty folder`,
      );
    }
  }
}
