import { join } from 'node:path';
import {
  Kysely,
  type LogEvent,
  PGliteDialect,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import pg from 'pg';
import { OperatorError } from '../operator-error';
import { timeoutsMs } from '../timeouts';
import { type FolderLock, lockFolder } from './folder-lock';
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

const checkpointMs = 60 * 60_000;
/** Connections of one pool. */
const maxConnections = 3;

/** Of a pool: its connections, those without work, requests that wait for one, and its limits. */
type PoolUsage = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;

export interface OpenedDatabase {
  db: Database;
  /**
   * The same database by a few connections of its own, that wait for a lock for `lockTimeoutMs` at
   * most: an area of the API that waits takes none from the others. Closed with the rest.
   * @param area its name in metrics
   * @param connections how many at most; left out: 3
   */
  openPool: (area: string, connections?: number) => Database;
  /** Connections of each pool by its area, for metrics; an embedded database has none. */
  pools: ReadonlyMap<string, Readonly<PoolUsage>>;
  /** Held while an embedded database is open in a folder. */
  lock?: FolderLock;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when there is a URL, else PGlite; both speak the same SQL.
 * Throws OperatorError when another process has the embedded database open, or PostgreSQL does not
 * let anybody in, or a database without a shop is not in UTF-8.
 */
export const openDatabase = ({ databaseUrl, ...options }: OpenOptions): Promise<OpenedDatabase> =>
  databaseUrl ? openPostgres(databaseUrl, options) : openEmbedded(options);

async function openEmbedded({ dataDir, log }: OpenOptions): Promise<OpenedDatabase> {
  const lock = await lockFolder(dataDir);
  // A shop on PostgreSQL loads none of it, and its container has none of it.
  const { openPglite } = await import('./open-pglite');
  const dialect = new PGliteDialect({ pglite: () => openPglite(join(dataDir, 'db')) });
  const db: Database = new Kysely({ dialect, ...(log && { log }) });
  // PGlite has no background process for this: its log would grow until it is closed.
  const shortenLog = () => sql`checkpoint`.execute(db).catch(console.error);
  const checkpoints = setInterval(shortenLog, checkpointMs).unref();
  return {
    db,
    // It has one connection: no query waits for another pool.
    openPool: () => db,
    pools: new Map(),
    lock,
    async close() {
      clearInterval(checkpoints);
      await db.destroy();
      await lock.release();
    },
  };
}

type PoolOptions = pg.PoolConfig & { silenceMs: number };

async function openPostgres(
  databaseUrl: string,
  { log, lockTimeoutMs = timeoutsMs.lock }: OpenOptions,
): Promise<OpenedDatabase> {
  const opened: Database[] = [];
  const pools = new Map<string, pg.Pool>();
  const open = (area: string, { silenceMs, ...options }: PoolOptions): Database => {
    const pool = makePool(databaseUrl, options);
    pools.set(area, pool);
    const dialect = new PostgresDialect({ pool: withoutSilent(pool, silenceMs) });
    const db: Database = new Kysely({ dialect, ...(log && { log }) });
    opened.push(db);
    return db;
  };
  const db = open('health', {
    silenceMs: timeoutsMs.longSilence,
    statement_timeout: timeoutsMs.longStatement,
    connectionTimeoutMillis: timeoutsMs.connection,
  });
  await checkConnection(db);
  return {
    db,
    pools,
    openPool: (area, max = maxConnections) =>
      open(area, {
        max,
        silenceMs: timeoutsMs.silence,
        statement_timeout: timeoutsMs.statement,
        lock_timeout: lockTimeoutMs,
        connectionTimeoutMillis: lockTimeoutMs + timeoutsMs.connect,
      }),
    async close() {
      await Promise.all(opened.map((one) => one.destroy()));
    },
  };
}

const createCommand =
  'createdb --owner shop --encoding UTF8 --locale C.UTF-8 --template template0 shop';

/** Asks for the encoding, so that a wrong address, name or password is reported as such. */
async function checkConnection(db: Database): Promise<void> {
  const { encoding, isEmpty } = await readState(db);
  if (encoding === 'UTF8') return;
  // PostgreSQL compares letters that are written in two ways, as the desk's search does, in UTF8 alone.
  const reason = `The encoding of the database of DATABASE_URL is ${encoding}, and the shop needs UTF8: ${createCommand}`;
  if (!isEmpty) return console.error(`${reason}\nThe shop opens; searches of the desk fail.`);
  await db.destroy();
  throw new OperatorError(reason);
}

/** @returns the database's encoding, and whether it is empty: it has no tables of a shop */
async function readState(db: Database): Promise<{ encoding: string; isEmpty: boolean }> {
  try {
    const { rows } = await sql<{ encoding: string; isEmpty: boolean }>`
      select current_setting('server_encoding') as encoding,
        to_regclass('products') is null as "isEmpty"`.execute(db);
    return rows[0] ?? { encoding: '', isEmpty: true };
  } catch (error) {
    await db.destroy();
    throw notOpened(error);
  }
}

/** @param error why PostgreSQL cannot be used */
export function notOpened(error: unknown): OperatorError {
  // A host with several addresses gives an error for each, and no message of its own.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const why = first instanceof Error ? first.message : String(first);
  return new OperatorError(`The database of DATABASE_URL does not open: ${why}.`);
}

function makePool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: maxConnections, ...options });
  // A connection that breaks (a database restart) fails the query that it runs, if any, and is
  // replaced on next use. Its `error` event without a listener would end the process: the pool
  // listens on idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

/**
 * Ends a connection whose statement has no answer within `silenceMs`. A machine that loses its power
 * or network closes nothing, and the system would wait for it for 15 minutes; PostgreSQL itself
 * would have ended the statement by then. `query_timeout` of pg fails the statement alone, and the
 * next one waits for the same connection.
 */
function withoutSilent(pool: pg.Pool, silenceMs: number): PostgresPool {
  const connect = async () => {
    const client = await pool.connect();
    const query = async (text: string, values: unknown[]) => {
      const timer = setTimeout(() => client.end(), silenceMs);
      try {
        return await client.query(text, values);
      } finally {
        clearTimeout(timer);
      }
    };
    const release = (destroy?: boolean) => client.release(destroy);
    return { query, release } as unknown as PostgresPoolClient;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
