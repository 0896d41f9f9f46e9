import type { OwnDataReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import type { OrderRow } from './orders-repository';

type OwnData = Omit<OwnDataReply, 'orders'> & { orders: OrderRow[] };

/** All that is stored about a person, but the hash of the password. */
export async function readOwnData(db: Database, userId: number): Promise<OwnData> {
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'is_staff', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const wishlist = await db
    .selectFrom('wishlist_items as item')
    .innerJoin('products', 'products.id', 'item.product_id')
    .select(['products.slug as product', 'products.title', 'item.created_at'])
    .where('item.user_id', '=', userId)
    .orderBy('item.id')
    .execute();
  const cart = await db
    .selectFrom('cart_items as item')
    .innerJoin('products', 'products.id', 'item.product_id')
    .select(['products.slug as product', 'products.title', 'item.quantity', 'item.colors'])
    .where('item.user_id', '=', userId)
    .orderBy('item.id')
    .execute();
  const comments = await db
    .selectFrom('comments as item')
    .innerJoin('blog_posts', 'blog_posts.id', 'item.post_id')
    .select(['blog_posts.slug as post', 'item.content', 'item.approved', 'item.created_at'])
    .where('item.user_id', '=', userId)
    .orderBy('item.id')
    .execute();
  const ofAccount = db.selectFrom('orders').selectAll().where('user_id', '=', userId);
  const orders = await ofAccount.orderBy('id').execute();
  return {
    account: dated(account),
    wishlist: wishlist.map(dated),
    cart: cart.map((line) => ({ ...line, colors: { ...line.colors } })),
    comments: comments.map(dated),
    orders,
  };
}

const dated = <T extends { created_at: Date }>(row: T) => ({
  ...row,
  created_at: row.created_at.toISOString(),
});

/**
 * Deletes an account; its wishlist, cart, comments and open password resets go with it. Its orders
 * stay without its name.
 */
export async function deleteUser(db: Database, userId: number): Promise<void> {
  await db.transaction().execute(async (write) => {
    // An order that is stored meanwhile would else still have the name.
    await write.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await write.updateTable('orders').set({ name: '' }).where('user_id', '=', userId).execute();
    await write.deleteFrom('users').where('id', '=', userId).execute();
  });
}
