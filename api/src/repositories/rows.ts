import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';

/** Whether a query returns a row. */
export const returnsRow = async (query: {
  executeTakeFirst: () => Promise<unknown>;
}): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;

/** How many rows a query gives. */
export async function countOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const all = query.clearSelect().clearOrderBy();
  const total = await all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return (total as { count: number }).count;
}

/** A part of what a query gives, and how many rows that is in all. */
export async function partOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { limit, offset = 0 }: { limit: number; offset?: number | undefined },
) {
  const [rows, count] = await Promise.all([
    query.limit(limit).offset(offset).execute(),
    countOf(query),
  ]);
  return { count, rows };
}

/** For `where('id', '=', …)`. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`;

/** Removes one thing of a person; false when the person has no such thing. */
export async function removeItem(
  db: Database,
  table: 'cart_items' | 'wishlist_items',
  { userId, id }: { userId: number; id: number | undefined },
): Promise<boolean> {
  if (id === undefined) return false;
  const items = db.deleteFrom(table as 'cart_items').where('user_id', '=', userId);
  return returnsRow(items.where('id', '=', id).returning('id'));
}

/** Whether PostgreSQL can hold this text: no NUL, no lone surrogate. Nothing else can match it. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** For `like`: a text that stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The largest number of an integer column. */
export const maxInteger = 2_147_483_647;

/** The id that a piece of text means, or undefined when it is none an integer column can hold. */
export function databaseId(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= maxInteger ? id : undefined;
}
