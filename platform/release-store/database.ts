import pg from 'pg';
import { listen } from '../postgres/listen';
import { withRetries } from './calls';
import { LoadingLock } from './loading-lock';
import { StoreUnavailableError } from './objects';

/** What the store needs of PostgreSQL. */
export interface Database {
  // biome-ignore lint/suspicious/noExplicitAny: a row is what the statement says
  query(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

export interface ListeningDatabase extends Database {
  /**
   * @param onNotice called when a channel has moved or is about to, and when it may have
   * @returns a function that ends it
   */
  onMove(onNotice: () => void): () => Promise<void>;
  /** Says to all that listen that a channel is about to move. */
  announceMove(): Promise<unknown>;
  loading: LoadingLock;
}

/** A statement that takes longer is given up, in ms; so is the wait for a connection. */
const timeoutMs = 20_000;

/** Held while a record is written: the numbers of changes then appear in their order. */
export const lockNumber = 7_203_118;

/** So many of the last changes have an id: a copy that is further behind reads all records again. */
const historySize = 10_000;

const moved = 'release_moved';

/** SQL that makes a table of objects. */
export const objectTable = (name: string): string =>
  `create table ${name} (key text collate "C" primary key, bytes bytea not null);`;

const releaseTables = `
  if to_regclass('release_records') is null then
    create table release_records (name text primary key, value text, change bigint not null);
    create index release_records_change on release_records (change);
    create sequence release_changes;
    ${objectTable('release_objects')}
  end if;
  -- A dump has no rows of a view: it is made again where that is restored, with another id.
  create materialized view release_database as select gen_random_uuid()::text as id;
  create table release_history (
    change bigint primary key, id uuid not null default gen_random_uuid());
  insert into release_history select change from release_records;
  create function note_release_change() returns trigger language plpgsql as $note$ begin
    insert into release_history values (new.change)
      on conflict (change) do update set id = excluded.id;
    delete from release_history where change <= new.change - ${historySize};
    if new.name like 'moves/%' then perform pg_notify('${moved}', ''); end if;
    return null;
  end $note$;
  create trigger note_release_change after insert or update on release_records
    for each row execute function note_release_change();`;

/** One statement, since several processes may begin with an empty database at once. */
const makeOnce = (table: string, statements: string): string => `do $$ begin
  perform pg_advisory_xact_lock(${lockNumber});
  if to_regclass('${table}') is null then ${statements} end if;
end $$`;

/**
 * @param url of PostgreSQL, which is first asked by the first statement
 * @param table makes the others too where it is missing; by default those of a release store
 */
export function openDatabase(
  url: string,
  { table, statements } = { table: 'release_history', statements: releaseTables },
): ListeningDatabase {
  const tables = makeOnce(table, statements);
  // A command ends although connections are open.
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    allowExitOnIdle: true,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  // Of a connection that nothing uses: the next statement opens another one.
  pool.on('error', () => undefined);
  const answer: Database['query'] = async (text, values) => {
    try {
      return await withRetries(() => pool.query(text, values), isAway);
    } catch (error) {
      if (!isAway(error)) throw error;
      throw new StoreUnavailableError(`PostgreSQL does not answer: ${textOf(error)}`);
    }
  };
  let ready: Promise<unknown> | undefined;
  const query: Database['query'] = async (text, values) => {
    ready ??= answer(tables).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    await ready;
    return answer(text, values);
  };
  return {
    query,
    announceMove: () => query(`notify ${moved}`),
    loading: new LoadingLock(pool),
    onMove: (onNotice) => listen(url, 'release store', moved, onNotice),
  };
}

/** Node's codes are words; PostgreSQL's are five characters, and those of its own end begin so. */
const isAway = (error: unknown): boolean => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(?:E[A-Z]{3,}|08...|57P..|53300)$/.test(code) || /timeout|terminated/i.test(message);
};

/** An `AggregateError` of several addresses has no text of its own. */
const textOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'no reason was given';
};
