import { OrderStatus } from '@shop/shared/contract';
import { Value } from '@sinclair/typebox/value';
import { withShop } from '../admin/with-shop';
import { orderReference } from '../replies/order-reply';
import { type OrderRow, orderStatuses } from '../repositories/orders-repository';
import { usageError } from './arguments';
import { describeMessage, oneLine, print, readList } from './print-messages';

/** `orders [--status <status>] [--limit <count>]` */
export async function orders(args: string[]): Promise<void> {
  const { status, limit } = readList('orders', args, { status: { type: 'string' } });
  if (status !== undefined && !Value.Check(OrderStatus, status)) {
    throw usageError(`'${status}' is not a status: there are ${orderStatuses.join(', ')}.`);
  }
  await withShop(async (shop) => {
    const found = await shop.orders({ limit, ...(status && { status }) });
    print(found.map(describeOrder), status ? `No order is ${status}.` : 'There are no orders yet.');
  });
}

export function describeOrder(order: OrderRow): string {
  const { key, created_at, name, status, total, amount, lines } = order;
  const asked = amount === null ? '' : `, asked for ${amount}`;
  const items = lines.map(({ quantity, title, color, unit_price }) =>
    oneLine(`${quantity} × ${title}${color ? `, ${color}` : ''}: ${unit_price}`),
  );
  const title = `Order ${orderReference(key)}`;
  return describeMessage(
    title,
    created_at,
    name || 'no account',
    `${status}, total ${total}${asked}`,
    items.join('\n'),
  );
}
