import { colorOfKey, maxOrderItems, maxQuantity, type OrderLineReply } from '@shop/shared/contract';
import type { RateLimit } from '../auth/rate-limit';
import type { Database } from '../db/schema';
import { booleanField, listField, optional, readFields } from '../fields/fields';
import { integerField } from '../fields/number-fields';
import { charField } from '../fields/text-fields';
import { found, invalidFields } from '../http/api-error';
import { type OrderPlaces, orderPageReply, orderReply } from '../replies/order-reply';
import { addOrder, findOrder, listOrdersOf, orderKey } from '../repositories/orders-repository';
import { findProduct } from '../repositories/products-repository';
import type { Serve } from './serve';

/** The most that the column of totals holds, and the files of an export. */
const maxTotal = '999999999999.99';

const items = listField({
  product: charField({ maxLength: 300 }),
  color: optional(charField({ maxLength: 100, allowBlank: true }), ''),
  quantity: optional(integerField({ min: 1, max: maxQuantity }), 1),
});

/** Further items are not even read. */
const firstItems: typeof items = (data) =>
  items(Array.isArray(data) ? data.slice(0, maxOrderItems) : data);

const fields = {
  key: charField({
    validate: (text) => (orderKey.test(text) ? [] : ['Enter a valid value.']),
  }),
  items: firstItems,
  reuse: optional(booleanField, false),
};

interface Options {
  db: Database;
  limit: RateLimit;
  places: OrderPlaces;
}

/** Orders that were opened in the chat: what was ordered, at the prices of that moment. */
export function ordersRoutes(serve: Serve, { db, limit, places }: Options): void {
  serve('POST /api/auth/orders/', async ({ body, caller, request, reply }) => {
    const { key, items, reuse } = await readFields(body, fields);
    // The storefront sends the forms of all visitors, from one address.
    await limit(request.ip, reuse ? undefined : '');
    const lines = await linesOf(db, items);
    if (lines.length === 0) throw invalidFields({ items: ['The shop sells none of these.'] });
    const total = totalOf(lines);
    if (Number(total) > Number(maxTotal)) {
      throw invalidFields({ items: [`An order may cost ${maxTotal} at most.`] });
    }
    reply.code(201);
    const name = caller ? `${caller.first_name} ${caller.last_name}`.trim() : '';
    const user_id = caller?.id ?? null;
    return orderReply(await addOrder(db, { key, user_id, name, lines, total }, reuse && !caller));
  });

  serve('GET /api/auth/orders/', async ({ caller }) =>
    (await listOrdersOf(db, caller.id)).map(orderReply),
  );

  serve('GET /api/auth/orders/{key}/', async ({ params }) => {
    // As people type it, or with what a chat app took into the link from the sentence around it.
    const key = params.key.replace(/\W+$/, '').toUpperCase();
    const row = orderKey.test(key) ? await findOrder(db, key) : undefined;
    return orderPageReply(found(row), places);
  });
}

/** What was asked for as the shop has it now; products that it does not sell are left out. */
async function linesOf(
  db: Database,
  items: readonly { product: string; color: string; quantity: number }[],
): Promise<OrderLineReply[]> {
  const lines = await Promise.all(
    items.map(async ({ product: ref, color, quantity }) => {
      const product = await findProduct(db, ref);
      if (!product) return [];
      const { slug, title, available_colors: colors, paid_price, price } = product;
      const name = colorOfKey(
        colors.map((one) => one.name),
        color,
      );
      const unit_price = paid_price ?? price;
      return [{ slug, title, ...(name !== undefined && { color: name }), quantity, unit_price }];
    }),
  );
  return lines.flat();
}

/** In hundredths: decimal fractions do not add up. */
const totalOf = (lines: readonly OrderLineReply[]): string =>
  (
    lines.reduce((sum, { unit_price, quantity }) => {
      return sum + Math.round(Number(unit_price) * 100) * quantity;
    }, 0) / 100
  ).toFixed(2);
