import { type ListeningDatabase, lockNumber } from './database';

/** A text under a name, `moves/live/000042.json`; `null` where it was removed. */
export interface StoredRecord {
  name: string;
  value: string | null;
}

/**
 * What has to be decided by one writer among many: moves of channels, publications, tokens. Rows
 * of the table `release_records`, each change with a number that is higher than those before, and
 * with a random id, as a database that was restored gives numbers again. The numbers are drawn
 * under a lock that ends with the statement, so none becomes visible after a higher one, and a
 * writer that dies holds nothing.
 */
export class Records {
  constructor(readonly database: ListeningDatabase) {}

  /** @returns undefined when there is none */
  async read(name: string): Promise<string | undefined> {
    const statement = 'select value from release_records where name = $1';
    const { rows } = await this.database.query(statement, [name]);
    return rows[0]?.value ?? undefined;
  }

  /**
   * Compare-and-swap: of two writers that saw the same, one writes.
   * @param before what the writer saw; `null` for a record that was not there
   * @param after `null` removes it
   * @returns false when the record is not what it was
   */
  async swap(name: string, before: string | null, after: string | null): Promise<boolean> {
    const { rows } = await (before === null
      ? this.database.query(insert, [name, after])
      : this.database.query(update, [name, after, before]));
    if (rows.length > 0) return true;
    // An earlier attempt may have been written, and its answer lost.
    return (await this.read(name)) === (after ?? undefined);
  }

  /** @returns which database this is: a copy of it on another server, or under another name, is not */
  async databaseId(): Promise<string> {
    const { rows } = await this.database.query(identity).catch((error: { code?: string }) => {
      // SQLSTATE `insufficient_privilege`: some providers of PostgreSQL forbid to read the control file.
      if (error.code !== '42501') throw error;
      return this.database.query('select id as identity from release_database');
    });
    return rows[0].identity;
  }

  /** For what only one writer has, or where the last one is right. @param value `null` removes it */
  async put(name: string, value: string | null): Promise<void> {
    await this.database.query(put, [name, value]);
  }

  /**
   * @param since the number that the last answer had; 0 for all
   * @param id of that change, as the last answer had it
   * @returns what changed since then, in the order in which it did, and number and id to ask with
   * next; `isAll` where these are all records that there are
   */
  async changes(
    since: number,
    id?: string,
  ): Promise<{ records: StoredRecord[]; change: number; id: string | undefined; isAll: boolean }> {
    const { rows: last } = await this.database.query(latest, [since]);
    const change = Number(last[0].change ?? 0);
    // A database that was restored has lower numbers, or has given them again since.
    const isSame = change >= since && (id === undefined || last[0].id === id);
    if (isSame && change === since) return { records: [], change, id, isAll: false };
    const from = isSame ? since : 0;
    const { rows } = await this.database.query(changed, [from]);
    const next = rows.at(-1) ?? { change };
    const number = Number(next.change);
    return { records: rows, change: number, id: next.id ?? undefined, isAll: from === 0 };
  }
}

const turn = `with turn as materialized (select pg_advisory_xact_lock(${lockNumber}))`;
const drawn = `select $1, $2, nextval('release_changes') from turn`;
const replaced = 'value = excluded.value, change = excluded.change';

const insert = `${turn} insert into release_records as known (name, value, change) ${drawn}
  on conflict (name) do update set ${replaced} where known.value is null returning name`;

const update = `${turn} update release_records set value = $2, change = nextval('release_changes')
  from turn where name = $1 and value = $3 returning name`;

const put = `${turn} insert into release_records as known (name, value, change) ${drawn}
  on conflict (name) do update set ${replaced} where known.value is distinct from excluded.value`;

const identity = `select system_identifier || '/' || oid as identity
  from pg_control_system(), pg_database where datname = current_database()`;

const latest = `select max(change) as change,
  (select id::text from release_history where change = $1) as id from release_records`;

const changed = `select name, value, change, id::text
  from release_records left join release_history using (change) where change > $1 order by change`;
