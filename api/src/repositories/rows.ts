import type { Database } from '../db/schema';

/** Whether a query returns a row. */
export const returnsRow = async (query: {
  executeTakeFirst: () => Promise<unknown>;
}): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;

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
