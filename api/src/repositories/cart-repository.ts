import { sql } from 'kysely';
import type { Database } from '../db/schema';

export type CartRow = Awaited<ReturnType<typeof listCart>>[number];

const unitPrice = sql`coalesce(products.discounted_price, products.price)`;

/** Lines with what they cost now: decimals with two places, added up by the database. */
const lines = (db: Database, userId: number) =>
  db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .select(['cart_items.id', 'cart_items.product_id', 'cart_items.quantity'])
    .select([
      sql<string>`${unitPrice}::text`.as('unit_price'),
      sql<string>`(${unitPrice} * cart_items.quantity)::text`.as('line_total'),
    ])
    .where('cart_items.user_id', '=', userId);

/** One person's cart in the order it was filled. */
export const listCart = (db: Database, userId: number) =>
  lines(db, userId).orderBy('cart_items.id').execute();

/** One line, if this person has it. */
export const findCartLine = (db: Database, userId: number, id: number) =>
  lines(db, userId).where('cart_items.id', '=', id).executeTakeFirst();

/**
 * Puts pieces of a product into a cart; one that is there already gets more, in one step however
 * many do so at once. The line's id, or undefined when there would be more than `maxQuantity`.
 */
export async function addToCart(
  db: Database,
  item: { user_id: number; product_id: number; quantity: number },
  maxQuantity: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('cart_items')
    .values(item)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet({ quantity: sql`cart_items.quantity + excluded.quantity` })
        .where(sql<boolean>`cart_items.quantity + excluded.quantity <= ${maxQuantity}`),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function changeQuantity(
  db: Database,
  userId: number,
  id: number,
  quantity: number,
): Promise<void> {
  await db
    .updateTable('cart_items')
    .set({ quantity })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
