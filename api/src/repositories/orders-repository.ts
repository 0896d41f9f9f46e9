import { OrderStatus } from '@shop/shared/contract';
import { type Selectable, sql } from 'kysely';
import type { Database, Schema, Write } from '../db/schema';
import { escapeLike, isStorableText, partOf, returnsRow } from './rows';

export const orderStatuses = OrderStatus.anyOf.map((one) => one.const);

export const orderKey = /^[2-9A-HJKMNP-TV-Z]{20}$/;

export type OrderRow = Selectable<Schema['orders']>;

/** The age at which an order is deleted that the shop never touched: its message may never have come. */
const unsentAge = sql`interval '30 days'`;

/** Two presses of one form are no further apart; two people rarely order the same within it. */
const reusedFor = sql`interval '10 seconds'`;

/** An account has no more in its list, the last ones. */
const maxListed = 100;

const isRetained = sql<boolean>`(status <> 'new' or version > 1 or created_at > now() - ${unsentAge})`;

const orders = (db: Database) => db.selectFrom('orders').selectAll().where(isRetained);

/**
 * Stores an order. One of the same key is answered as it is. With `reuse`, so is an order of the same
 * lines, without an account, that was opened a moment ago. The order of an account that is gone by now
 * is stored as one without an account. Orders that were never sent are deleted in their time.
 */
export async function addOrder(
  db: Database,
  order: Pick<OrderRow, 'key' | 'user_id' | 'name' | 'lines' | 'total'>,
  reuse = false,
): Promise<OrderRow> {
  await db.deleteFrom('orders').where(sql<boolean>`not ${isRetained}`).execute();
  const states = JSON.stringify([{ status: 'new', at: new Date().toISOString() }]);
  const lines = JSON.stringify(order.lines);
  const added = await db.transaction().execute(async (write) => {
    if (reuse) {
      // Those of the same instant come one after the other.
      await sql`select pg_advisory_xact_lock(hashtext(${lines}))`.execute(write);
      const opened = await findJustOpened(write, lines);
      if (opened) return opened;
    }
    const isThere = order.user_id === null || (await holdsUser(write, order.user_id));
    const owner = isThere ? {} : { user_id: null, name: '' };
    return write
      .insertInto('orders')
      .values({ ...order, ...owner, lines, states })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst();
  });
  return added ?? (await orders(db).where('key', '=', order.key).executeTakeFirstOrThrow());
}

/** Whether an account exists; it is not deleted until the transaction ends. */
const holdsUser = (write: Write, id: number): Promise<boolean> =>
  returnsRow(write.selectFrom('users').select('id').where('id', '=', id).forKeyShare());

const findJustOpened = (db: Database, lines: string) =>
  orders(db)
    .where('user_id', 'is', null)
    .where('status', '=', 'new')
    .where(sql<boolean>`created_at > now() - ${reusedFor}`)
    .where(sql<boolean>`lines = ${lines}::jsonb`)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const findOrder = (db: Database, key: string): Promise<OrderRow | undefined> =>
  orders(db).where('key', '=', key).executeTakeFirst();

/** Orders of an account, the last one first. */
export const listOrdersOf = (db: Database, userId: number): Promise<OrderRow[]> =>
  orders(db).where('user_id', '=', userId).orderBy('id', 'desc').limit(maxListed).execute();

export interface OrderFilter {
  status?: OrderStatus | undefined;
  /** A number, a name, or the title of a product. */
  search?: string | undefined;
  limit: number;
  offset?: number | undefined;
}

/** Orders for the shop, the last one first, and how many there are in all. */
export async function listOrders(db: Database, { status, search = '', ...range }: OrderFilter) {
  const words = search.trim().toLowerCase().normalize('NFKC');
  if (!isStorableText(words)) return { count: 0, rows: [] };
  let found = orders(db);
  if (status !== undefined) found = found.where('status', '=', status);
  if (words !== '') {
    const number = words.replace(/^order\s+/, '');
    found = found.where(
      sql<boolean>`(lower(key) like ${`${escapeLike(number)}%`}
        or position(${words} in normalize(lower(name), NFKC)) > 0 or exists (
          select from jsonb_array_elements(lines) line
          where position(${words} in normalize(lower(line ->> 'title'), NFKC)) > 0))`,
    );
  }
  return partOf(found.orderBy('id', 'desc'), range);
}

/** How many orders there are of each status. */
export const countOrders = (db: Database) =>
  orders(db)
    .clearSelect()
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute();

export const findOrderById = (db: Database, id: number): Promise<OrderRow | undefined> =>
  orders(db).where('id', '=', id).executeTakeFirst();
