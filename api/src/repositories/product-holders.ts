import { sql } from 'kysely';
import type { Database } from '../db/schema';
import { anyOf } from './rows';

/** How many carts and wishlists hold some products, and how many comments some posts have. */
export async function countHolders(
  db: Database,
  { products, posts }: { products: readonly number[]; posts: readonly number[] },
) {
  const { rows } = await sql<Record<'carts' | 'wishlists' | 'comments', number>>`select
    (select count(distinct user_id)::int from cart_items where product_id = ${anyOf(products)}) as carts,
    (select count(distinct user_id)::int from wishlist_items where product_id = ${anyOf(products)}) as wishlists,
    (select count(*)::int from comments where post_id = ${anyOf(posts)}) as comments`.execute(db);
  const [{ carts, wishlists, comments } = { carts: 0, wishlists: 0, comments: 0 }] = rows;
  return { holders: { carts, wishlists }, commentsLost: comments };
}
