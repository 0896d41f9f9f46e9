import type { CartItemReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { optional, readFields } from '../fields/fields';
import { asMissing, integerField, pkField } from '../fields/number-fields';
import { invalidFields, notFound } from '../manners/api-error';
import { describeProductsById } from '../replies/product-reply';
import {
  addToCart,
  type CartRow,
  changeQuantity,
  findCartLine,
  listCart,
} from '../repositories/cart-repository';
import { removeItem, rowExists } from '../repositories/rows';
import { databaseId } from '../repositories/storable';
import type { Serve } from './serve';

/** The most pieces of one product in a cart. */
const maxQuantity = 999;

/** The cart of whoever is signed in (spec section 7). */
export function cartRoutes(serve: Serve, db: Database): void {
  const quantity = integerField({ min: 1, max: maxQuantity });
  const product_id = pkField((id) => rowExists(db, 'products', id));
  const adding = { product_id, quantity: optional(quantity, 1) };
  const changing = { quantity: optional(quantity, undefined) };

  serve('GET /api/auth/cart/', async ({ caller }) => describe(await listCart(db, caller.id)));

  serve('POST /api/auth/cart/', async ({ body, caller, reply }) => {
    const wanted = await readFields(body, adding);
    const id = await addToCart(db, { user_id: caller.id, ...wanted }, maxQuantity).catch(
      asMissing('product_id', wanted.product_id),
    );
    if (id === undefined) {
      throw invalidFields({
        quantity: [`Ensure this value is less than or equal to ${maxQuantity}.`],
      });
    }
    reply.code(201);
    return one(caller.id, id);
  });

  serve('PATCH /api/auth/cart/{id}/', async ({ params, body, caller }) => {
    const id = databaseId(params.id);
    if (id === undefined || !(await findCartLine(db, caller.id, id))) throw notFound();
    const { quantity: wanted } = await readFields(body, changing);
    if (wanted !== undefined) await changeQuantity(db, caller.id, id, wanted);
    return one(caller.id, id);
  });

  serve('DELETE /api/auth/cart/{id}/', async ({ params, caller, reply }) => {
    const item = { userId: caller.id, id: databaseId(params.id) };
    if (!(await removeItem(db, 'cart_items', item))) throw notFound();
    return reply.code(204).send();
  });

  async function one(userId: number, id: number): Promise<CartItemReply> {
    const line = await findCartLine(db, userId, id);
    const [reply] = line ? await describe([line]) : [];
    if (!reply) throw notFound();
    return reply;
  }

  async function describe(lines: readonly CartRow[]): Promise<CartItemReply[]> {
    const products = await describeProductsById(
      db,
      lines.map((line) => line.product_id),
    );
    return lines.flatMap((line) => {
      const product = products.get(line.product_id);
      return product ? [{ ...line, product }] : [];
    });
  }
}
