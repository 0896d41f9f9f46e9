import { join } from 'node:path';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type FolderLock, lockFolder } from './folder-lock';
import { openPglite } from './open-pglite';
import type { Database } from './schema';

export interface OpenOptions {
  databaseUrl?: string | undefined;
  /** Folder that holds the embedded database; without it and a URL the database is in memory. */
  dataDir?: string | undefined;
  /** Called for every query, for tests. */
  log?: ((event: LogEvent) => void) | undefined;
}

export interface OpenedDatabase {
  db: Database;
  /** Held while an embedded database is open in a folder. */
  lock: FolderLock | undefined;
  close(): Promise<void>;
}

const checkpointMs = 60 * 60_000;

/** PGlite has no process beside it that would do so: its log would grow until it is closed. */
function shortenLog(db: Database): void {
  sql`checkpoint`.execute(db).catch((error: unknown) => console.error(error));
}

/**
 * Opens PostgreSQL when there is a URL, else PGlite; both speak the same SQL.
 * Throws FolderInUse when another process has the embedded database open.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, log } = options;
  const lock = !databaseUrl && dataDir ? await lockFolder(dataDir) : undefined;
  try {
    const dialect = databaseUrl ? postgres(databaseUrl) : pglite(dataDir);
    const db: Database = new Kysely({ dialect, ...(log && { log }) });
    const checkpoints = lock && setInterval(() => shortenLog(db), checkpointMs).unref();
    return {
      db,
      lock,
      async close() {
        clearInterval(checkpoints);
        await db.destroy();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

function postgres(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
  });
  // An idle connection that breaks (a database restart) is replaced on next use; unheard, the
  // event would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

const pglite = (dataDir: string | undefined): PGliteDialect =>
  new PGliteDialect({ pglite: () => openPglite(dataDir && join(dataDir, 'db')) });
