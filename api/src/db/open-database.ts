import { join } from 'node:path';
import { type Dialect, Kysely, type LogEvent, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { BadSetting } from '../settings/env-values';
import { timeoutsMs } from '../timeouts';
import { type FolderLock, lockFolder } from './folder-lock';
import { openPglite } from './open-pglite';
import type { Database } from './schema';

export interface OpenOptions {
  databaseUrl?: string | undefined;
  /** Folder that holds the embedded database, for use without a URL. */
  dataDir: string;
  /** How long a statement of `openPool` waits for a lock, in ms; left out: 3 s. */
  lockTimeoutMs?: number | undefined;
  /** Called for every query, for tests. */
  log?: ((event: LogEvent) => void) | undefined;
}

export interface OpenedDatabase {
  db: Database;
  /**
   * The same database by a few connections of its own, that wait for a lock for `lockTimeoutMs` at
   * most: an area of the API that is held up takes none from the others. Closed with the rest.
   */
  openPool: () => Database;
  /** Held while an embedded database is open in a folder. */
  lock: FolderLock | undefined;
  close(): Promise<void>;
}

const checkpointMs = 60 * 60_000;
/** Connections of one pool. */
const maxConnections = 3;

/** PGlite has no process beside it that would do so: its log would grow until it is closed. */
function shortenLog(db: Database): void {
  sql`checkpoint`.execute(db).catch((error: unknown) => console.error(error));
}

/**
 * Opens PostgreSQL when there is a URL, else PGlite; both speak the same SQL.
 * Throws FolderInUse when another process has the embedded database open, BadSetting when
 * PostgreSQL does not let anybody in.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, log, lockTimeoutMs = timeoutsMs.lock } = options;
  const lock = databaseUrl ? undefined : await lockFolder(dataDir);
  try {
    const opened: Database[] = [];
    const open = (dialect: Dialect): Database => {
      const db: Database = new Kysely({ dialect, ...(log && { log }) });
      opened.push(db);
      return db;
    };
    const db = open(databaseUrl ? postgres(databaseUrl) : pglite(dataDir));
    if (databaseUrl) await checkConnection(db);
    const checkpoints = lock && setInterval(() => shortenLog(db), checkpointMs).unref();
    return {
      db,
      // The embedded database has one connection, and nobody to wait for.
      openPool: () =>
        databaseUrl
          ? open(
              postgres(databaseUrl, {
                lock_timeout: lockTimeoutMs,
                connectionTimeoutMillis: lockTimeoutMs + timeoutsMs.connect,
              }),
            )
          : db,
      lock,
      async close() {
        clearInterval(checkpoints);
        await Promise.all(opened.map((one) => one.destroy()));
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** Asks PostgreSQL for nothing, so that a wrong address, name or password is told as such. */
async function checkConnection(db: Database): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    // A host with several addresses gives an error for each, and no message of its own.
    const [first] = error instanceof AggregateError ? error.errors : [error];
    const why = first instanceof Error ? first.message : String(first);
    throw new BadSetting(`The database of DATABASE_URL does not open: ${why}.`);
  }
}

function postgres(connectionString: string, options: pg.PoolConfig = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: timeoutsMs.connection,
    statement_timeout: 60_000,
    ...options,
  });
  // A connection that breaks (a database restart) fails the query that it runs, if any, and is
  // replaced on next use. The event beside that, unheard, would end the process: the pool tells
  // of idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

const pglite = (dataDir: string): PGliteDialect =>
  new PGliteDialect({ pglite: () => openPglite(join(dataDir, 'db')) });
