import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { durableOptions, syncPath } from './durable-files';

/**
 * Opens the embedded database in a folder, made on first use; every acknowledged write is on the
 * disk. Without a folder it is in memory.
 */
export async function openPglite(folder: string | undefined): Promise<PGlite> {
  if (folder === undefined) return PGlite.create();
  await mkdir(folder, { recursive: true });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const database = await PGlite.create(durableOptions(folder, PGlite.defaultStartParams));
  // What makes a new database runs outside of it and syncs nothing.
  if (isNew) {
    syncTree(folder);
    syncPath(dirname(folder));
  }
  return database;
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
