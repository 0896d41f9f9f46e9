import type { Database } from '../db/schema';

/** Whether a table has a row with this id. */
export async function rowExists(
  db: Database,
  table: 'products' | 'blog_posts',
  id: number,
): Promise<boolean> {
  // The tables are alike in what is asked.
  const row = await db
    .selectFrom(table as 'products')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes one thing of a person; false when the person has no such thing. */
export async function removeItem(
  db: Database,
  table: 'cart_items' | 'wishlist_items',
  { userId, id }: { userId: number; id: number | undefined },
): Promise<boolean> {
  if (id === undefined) return false;
  const row = await db
    .deleteFrom(table as 'cart_items')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
