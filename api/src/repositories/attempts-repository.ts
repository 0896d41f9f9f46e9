import { sql } from 'kysely';
import type { Database } from '../db/schema';

/** Attempts under one key, and how many the last minute may have. */
export interface Attempts {
  key: string;
  tries: number;
  perMinute: number;
}

/** How many of the attempts were taken, and the seconds until the next one is. */
export interface Granted {
  key: string;
  granted: number;
  wait: number;
}

/**
 * Counts attempts of one copy in one statement, each key once. A row is locked while it is counted,
 * so that copies at the same time take no more than the limit together. What is refused is not
 * counted, nor what a clock that went back has left in the future.
 */
export async function countAttempts(db: Database, list: readonly Attempts[]): Promise<Granted[]> {
  const column = <N extends keyof Attempts>(name: N) => list.map((one) => one[name]);
  const { rows } = await sql<Granted>`
    insert into attempts as known (key, times, granted, per_minute)
    select key, array_fill(now(), array[least(tries, per_minute)]), least(tries, per_minute),
      per_minute
    from unnest(${column('key')}::text[], ${column('tries')}::int[],
      ${column('perMinute')}::int[]) given (key, tries, per_minute)
    order by key
    on conflict (key) do update set (times, granted, per_minute) = (
      select recent.times || array_fill(now(), array[recent.granted]), recent.granted,
        excluded.per_minute
      from (
        select coalesce(array_agg(at order by at), '{}') as times,
          least(excluded.granted, greatest(excluded.per_minute - count(*), 0))::int as granted
        from unnest(known.times) at
        where at > now() - interval '1 minute' and at < now() + interval '1 minute'
      ) recent
    )
    returning key, granted,
      greatest(1, ceil(extract(epoch from times[1] + interval '1 minute' - now())))::int as wait
  `.execute(db);
  return rows;
}

/** Removes what is older than a minute, so that the table stays as small as a minute's callers. */
export const forgetAttempts = (db: Database) =>
  sql`delete from attempts
    where times[cardinality(times)] < now() - interval '1 minute'`.execute(db);
