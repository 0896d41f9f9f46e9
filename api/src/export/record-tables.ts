import { Order } from '@shop/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import { ImportRefused } from '../import/import-problem';
import type { Fields } from '../import/reader';
import { orderKey, orderStatuses } from '../repositories/orders-repository';
import { anyText, date, dateOrNone, json, matching, someText } from './record-cells';

/** What people wrote, in a file of an export; an import adds what the shop lacks, and changes none. */
interface RecordTable {
  /** The columns of the file, and how a cell is checked. It is stored as it stands. */
  fields: Fields;
  /** The column that two rows may not share, in whatever case. */
  unique?: 'email' | 'key';
  /** A post or an account, which the shop or the files have to have. */
  refersTo?: readonly ('post' | 'email')[];
  /** Rows with these columns, in the order they were made. */
  select: RawBuilder<Record<string, unknown>>;
  /** `given` with what its rows refer to, and a condition; a row that is not placed is refused. */
  placed: RawBuilder<unknown>;
  /** Whether the shop has the row of `given`. */
  isKnown: RawBuilder<unknown>;
  into: RawBuilder<unknown>;
  /** @param hash of a random password */
  values: (hash: string) => RawBuilder<unknown>;
}

const status = matching(new RegExp(`^(${orderStatuses.join('|')})$`), orderStatuses.join(', '));

/** The account of a row, which may have none; an address that no account has is not placed. */
const byAccount = sql`left join users on given.email <> '' and lower(users.email) = lower(given.email)
  where (given.email = '' or users.id is not null)`;

const at = sql`given.created_at::timestamptz`;
/** JavaScript's dates, and so the files, have milliseconds. */
const isAt = (column: string) => sql`date_trunc('milliseconds', ${sql.ref(column)}) = ${at}`;

/** By the names of their files, in the order in which they refer to each other. */
export const recordTables: Readonly<Record<string, RecordTable>> = {
  customers: {
    fields: { email: someText, first_name: anyText, last_name: anyText, created_at: date },
    unique: 'email',
    select: sql`select email, first_name, last_name, created_at from users order by id`,
    placed: sql`given where true`,
    isKnown: sql`exists (select from users where lower(users.email) = lower(given.email))`,
    into: sql`users (email, first_name, last_name, created_at, password_hash)`,
    // The hash of a random password: customers reset theirs.
    values: (hash) => sql`given.email, first_name, last_name, ${at}, ${hash}`,
  },
  comments: {
    fields: {
      ...{ post: someText, email: anyText, name: anyText, content: anyText },
      ...{ approved: someText, created_at: date },
      // Of exports before 2026-11-26 the column is missing.
      moderated_at: { ...dateOrNone, isRequired: false },
    },
    refersTo: ['post', 'email'],
    select: sql`select post.slug as post, coalesce(email, '') as email,
      coalesce(guest_name, '') as name, comments.content, approved, comments.created_at,
      moderated_at
      from comments join blog_posts post on post.id = post_id
      left join users on users.id = user_id order by comments.id`,
    placed: sql`given join blog_posts post on post.slug = given.post ${byAccount}`,
    isKnown: sql`exists (select from comments where post_id = post.id
      and user_id is not distinct from users.id and coalesce(guest_name, '') = given.name
      and comments.content = given.content and ${isAt('comments.created_at')})`,
    into: sql`comments
      (post_id, user_id, guest_name, content, approved, created_at, moderated_at)`,
    values: () => sql`post.id, users.id, case when given.email = '' then given.name end,
      given.content, given.approved = 'yes', ${at}, nullif(given.moderated_at, '')::timestamptz`,
  },
  enquiries: {
    fields: {
      ...{ name: anyText, email: anyText, phone: anyText, message: anyText, source: anyText },
      ...{ created_at: date, answered_at: dateOrNone },
    },
    select: sql`select name, email, phone, message, source, created_at, answered_at
      from enquiries order by id`,
    placed: sql`given where true`,
    isKnown: sql`exists (select from enquiries one where one.email = given.email
      and one.message = given.message and ${isAt('one.created_at')})`,
    // Not mailed again.
    into: sql`enquiries
      (name, email, phone, message, source, created_at, answered_at, mail_due_at)`,
    values: () => sql`name, given.email, phone, message, source, ${at},
      nullif(answered_at, '')::timestamptz, null`,
  },
  orders: {
    fields: {
      ...{ key: matching(orderKey, 'the key of an order'), email: anyText, name: anyText },
      lines: json(Order.properties.lines),
      total: matching(/^\d{1,12}(\.\d\d)?$/, 'an amount'),
      amount: matching(/^(\d{1,10}(\.\d\d)?)?$/, 'an amount'),
      ...{ status, states: json(Order.properties.states), created_at: date },
      // Exports before 2026-12-01 lack the column: an order that looks untouched is taken as such.
      version: { ...matching(/^\d{1,9}$/, 'a whole number'), isRequired: false },
    },
    unique: 'key',
    refersTo: ['email'],
    select: sql`select key, coalesce(email, '') as email, name, lines::text, total, amount, status,
      states::text, orders.created_at, version
      from orders left join users on users.id = user_id order by orders.id`,
    placed: sql`given ${byAccount}`,
    isKnown: sql`exists (select from orders where orders.key = given.key)`,
    into: sql`orders
      (key, user_id, name, lines, total, amount, status, states, created_at, version)`,
    // By its version one that the shop has touched stays, as in the shop that it comes from.
    values: () => sql`key, users.id, name, lines::jsonb, total::numeric,
      nullif(amount, '')::numeric, status, states::jsonb, ${at},
      coalesce(nullif(given.version, '')::integer,
        case when amount = '' and jsonb_array_length(states::jsonb) = 1 then 1 else 2 end)`,
  },
};

export type Records = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** How many rows of each file the shop has, and how many can be added after the others. */
export async function countRecords(db: Database, records: Records) {
  const counts: Record<string, { added: number; unchanged: number }> = {};
  for (const [name, { table, given, rows }] of entriesOf(records)) {
    const { rows: known } = await sql`${given}
      select given.n from ${table.placed} and ${table.isKnown}`.execute(db);
    counts[name] = { added: rows.length - known.length, unchanged: known.length };
  }
  return counts;
}

/**
 * Adds what the shop lacks, and says how many rows of each file. Throws ImportRefused for rows that
 * refer to what it does not have.
 * @param hash of a random password, for customers
 */
export async function addRecords(
  write: Database,
  records: Records,
  hash: string,
): Promise<Record<string, number>> {
  const added: Record<string, number> = {};
  for (const [name, { table, given, rows }] of entriesOf(records)) {
    const placed = await sql`${given} select given.n from ${table.placed}`.execute(write);
    const lost = rows.length - placed.rows.length;
    if (lost > 0) {
      const message = `has ${lost} rows whose post or account is neither in the shop nor in the files`;
      throw new ImportRefused([{ file: `${name}.csv`, message }]);
    }
    const { numAffectedRows = 0n } = await sql`${given} insert into ${table.into}
      select ${table.values(hash)} from ${table.placed} and not ${table.isKnown}
      order by given.n`.execute(write);
    added[name] = Number(numAffectedRows);
  }
  return added;
}

const entriesOf = (records: Records) =>
  Object.entries(recordTables).flatMap(([name, table]) => {
    const rows = records[name] ?? [];
    const columns = Object.keys(table.fields).map((column) => sql`${sql.ref(column)} text`);
    const json = JSON.stringify(rows.map((row, n) => ({ ...row, n })));
    const given = sql`with given as
      (select * from json_to_recordset(${json}::json) as row (n int, ${sql.join(columns)}))`;
    return rows.length > 0 ? [[name, { table, given, rows }] as const] : [];
  });
