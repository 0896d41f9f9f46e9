import { rm } from 'node:fs/promises';
import { failureFiles, readCounts } from '../reports/failures';
import type { FolderStore } from '../store/folder-store';
import { writeAtomically } from '../store/write-atomically';

/** A storefront server that counted nothing for so long is gone, in ms: 30 days. */
const gone = 30 * 24 * 60 * 60 * 1000;

/**
 * Drops failures of versions that are no longer in the store, and those that servers counted which
 * are gone. A server that runs has its counts in memory, and loses none.
 * @param now ms since 1970
 */
export async function forgetFailures(store: FolderStore, now = Date.now()): Promise<void> {
  const since = new Date(now - gone).toISOString();
  for (const file of await failureFiles(store)) {
    const counts = Object.entries(await readCounts(file));
    const remaining = counts.filter(([name, { last }]) => last > since && isThere(store, name));
    if (remaining.length === 0) await rm(file, { force: true });
    else if (remaining.length < counts.length)
      await writeAtomically(file, Object.fromEntries(remaining));
  }
}

const isThere = (store: FolderStore, name: string): boolean => {
  const [part = '', version = ''] = name.split('@');
  return store.hasPart(part, version);
};
