import type { Database } from '../db/schema';
import { readFields } from '../fields/fields';
import { invalidIfRemoved, pkField } from '../fields/number-fields';
import { invalidFields, notFound } from '../http/api-error';
import { productsOf } from '../replies/product-reply';
import { isSold } from '../repositories/products-repository';
import { databaseId, removeItem } from '../repositories/rows';
import { addToWishlist, listWishlist } from '../repositories/wishlist-repository';
import type { Serve } from './serve';

/** The wishlist of the signed-in user (spec section 7). */
export function wishlistRoutes(serve: Serve, db: Database): void {
  const fields = { product: pkField((id) => isSold(db, id)) };

  serve('GET /api/auth/wishlist/', async ({ caller }) => {
    const items = await listWishlist(db, caller.id);
    const products = await productsOf(db, items);
    return items.flatMap(({ id, product_id, created_at }) => {
      const product = products.get(product_id);
      return product ? [{ id, product, created_at: created_at.toISOString() }] : [];
    });
  });

  serve('POST /api/auth/wishlist/', async ({ body, caller, reply }) => {
    const { product } = await readFields(body, fields);
    const item = await addToWishlist(db, caller.id, product).catch(
      invalidIfRemoved('product', product),
    );
    if (!item) {
      throw invalidFields({
        non_field_errors: ['The fields user, product must make a unique set.'],
      });
    }
    reply.code(201);
    return { id: item.id, product: item.product_id, created_at: item.created_at.toISOString() };
  });

  serve('DELETE /api/auth/wishlist/{id}/', async ({ params, caller, reply }) => {
    const item = { userId: caller.id, id: databaseId(params.id) };
    if (!(await removeItem(db, 'wishlist_items', item))) throw notFound();
    return reply.code(204).send();
  });
}
