import type { Database } from '../db/schema';

/** One person's wishlist in the order it was made. */
export function listWishlist(db: Database, userId: number) {
  return db
    .selectFrom('wishlist_items')
    .select(['id', 'product_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Adds a product; undefined when it is on the list already. */
export function addToWishlist(db: Database, userId: number, productId: number) {
  return db
    .insertInto('wishlist_items')
    .values({ user_id: userId, product_id: productId })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .returning(['id', 'product_id', 'created_at'])
    .executeTakeFirst();
}
