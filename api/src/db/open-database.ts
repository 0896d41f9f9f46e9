import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

export interface OpenOptions {
  databaseUrl?: string | undefined;
  /** Folder that holds the embedded database; without it and a URL the database is in memory. */
  dataDir?: string | undefined;
  /** Called for every query, for tests. */
  log?: ((event: LogEvent) => void) | undefined;
}

/** Opens PostgreSQL when there is a URL, else PGlite; both speak the same SQL. */
export async function openDatabase({ databaseUrl, dataDir, log }: OpenOptions): Promise<Database> {
  const dialect = databaseUrl ? postgres(databaseUrl) : await pglite(dataDir);
  return new Kysely({ dialect, ...(log && { log }) });
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

async function pglite(dataDir: string | undefined): Promise<PGliteDialect> {
  const folder = dataDir && join(dataDir, 'db');
  if (folder) await mkdir(folder, { recursive: true });
  return new PGliteDialect({ pglite: () => PGlite.create(folder) });
}
