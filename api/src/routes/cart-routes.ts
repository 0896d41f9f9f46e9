import { type CartItemReply, maxQuantity } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { listField, optional, readFields } from '../fields/fields';
import { integerField, invalidIfRemoved, pkField } from '../fields/number-fields';
import { charField } from '../fields/text-fields';
import { found, invalidFields, notFound } from '../http/api-error';
import { productsOf } from '../replies/product-reply';
import {
  addToCart,
  type CartRow,
  changeLine,
  findCartLine,
  listCart,
  listColorNames,
} from '../repositories/cart-repository';
import { isSold } from '../repositories/products-repository';
import { databaseId, removeItem } from '../repositories/rows';
import type { Serve } from './serve';

/** The cart of the signed-in user (spec section 7). */
export function cartRoutes(serve: Serve, db: Database): void {
  const quantity = integerField({ min: 1, max: maxQuantity });
  const product_id = pkField((id) => isSold(db, id));
  const name = charField({ maxLength: 100 });
  const adding = { product_id, quantity: optional(quantity, 1), color: optional(name, undefined) };
  const changing = {
    quantity: optional(quantity, undefined),
    colors: optional(listField({ name, quantity }), undefined),
  };

  serve('GET /api/auth/cart/', async ({ caller }) => describe(await listCart(db, caller.id)));

  serve('POST /api/auth/cart/', async ({ body, caller, reply }) => {
    const { color: given, ...item } = await readFields(body, adding);
    const color =
      given === undefined
        ? undefined
        : oneOf(await listColorNames(db, item.product_id), given, 'color');
    const line = { user_id: caller.id, ...item, ...(color !== undefined && { color }) };
    const id = await addToCart(db, line).catch(invalidIfRemoved('product_id', item.product_id));
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
    const line = found(id === undefined ? undefined : await findCartLine(db, caller.id, id));
    const change = await readFields(body, changing);
    const isMore = change.quantity !== undefined && change.quantity > line.quantity;
    if (isMore && !(await isSold(db, line.product_id))) {
      throw invalidFields({ quantity: ['This product is no longer sold.'] });
    }
    const colors = change.colors && (await countColors(line, change.colors));
    const own = { userId: caller.id, id: line.id };
    if (!(await changeLine(db, own, { quantity: change.quantity, colors }))) {
      if (!(await findCartLine(db, caller.id, line.id))) throw notFound();
      throw invalidFields({ colors: ['Ensure there are no more colours than pieces.'] });
    }
    return one(caller.id, line.id);
  });

  serve('DELETE /api/auth/cart/{id}/', async ({ params, caller, reply }) => {
    const item = { userId: caller.id, id: databaseId(params.id) };
    if (!(await removeItem(db, 'cart_items', item))) throw notFound();
    return reply.code(204).send();
  });

  /** A colour that the product no longer has stays one of a line that has it. */
  async function countColors(line: CartRow, colors: readonly { name: string; quantity: number }[]) {
    const names = [...(await listColorNames(db, line.product_id)), ...Object.keys(line.colors)];
    const counts = new Map<string, number>();
    for (const { name, quantity } of colors) {
      const color = oneOf(names, name, 'colors');
      counts.set(color, (counts.get(color) ?? 0) + quantity);
    }
    return Object.fromEntries(counts);
  }

  async function one(userId: number, id: number): Promise<CartItemReply> {
    const line = found(await findCartLine(db, userId, id));
    return found((await describe([line]))[0]);
  }

  async function describe(lines: readonly CartRow[]): Promise<CartItemReply[]> {
    const products = await productsOf(db, lines);
    return lines.flatMap((line) => {
      const product = products.get(line.product_id);
      if (!product) return [];
      const order = product.available_colors.map(({ name }) => name);
      return [{ ...line, product, colors: inOrder(line.colors, order) }];
    });
  }
}

/** The colour of that name as the product spells it. Throws a 400 ApiError when there is none. */
function oneOf(colors: readonly string[], color: string, field: string): string {
  const plain = (name: string) => name.trim().toLowerCase();
  const meant = colors.find((name) => plain(name) === plain(color));
  if (meant === undefined) {
    throw invalidFields({ [field]: [`"${color}" is not a valid choice.`] });
  }
  return meant;
}

/** Those of the product in its order, then those that it no longer has. */
function inOrder(counts: CartRow['colors'], colors: readonly string[]) {
  const place = (name: string) => colors.indexOf(name) + 1 || colors.length + 1;
  return Object.entries(counts)
    .map(([name, quantity]) => ({ name, quantity }))
    .sort((a, b) => place(a.name) - place(b.name));
}
