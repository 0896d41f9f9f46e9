import { sql } from 'kysely';
import type { Database } from '../db/schema';

/** How many carts and wishlists hold some products, and how many comments some posts have. */
export async function countHolders(
  db: Database,
  { products, posts }: { products: readonly number[]; posts: readonly number[] },
) {
  const count = async (table: 'cart_items' | 'wishlist_items'): Promise<number> => {
    const { rows } = await sql<{ count: string }>`
      select count(distinct user_id) from ${sql.table(table)}
      where product_id = any(${products}::int[])`.execute(db);
    return Number(rows[0]?.count);
  };
  const { comments } = await db
    .selectFrom('comments')
    .select((select) => select.fn.countAll<string>().as('comments'))
    .where('post_id', '=', sql<number>`any(${posts}::int[])`)
    .executeTakeFirstOrThrow();
  return {
    holders: { carts: await count('cart_items'), wishlists: await count('wishlist_items') },
    commentsLost: Number(comments),
  };
}
