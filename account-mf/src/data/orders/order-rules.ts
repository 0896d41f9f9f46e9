import type { OrderReply, OrderStatus } from '@shop/shared/contract';
import { orderPath } from '@shop/shared/format';

/** What each status means to a visitor. */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  new: 'We know of no message yet. Send it in WhatsApp, and we answer there.',
  confirmed: 'We have your order, and agree on the rest in the chat.',
  paid: 'Your payment has come. We pack the order.',
  sent: 'Your order is on its way.',
  done: 'You have your order. Thank you!',
  cancelled: 'This order was cancelled.',
};

/** Path of the order link that asks for the same again. */
export const orderAgainPath = ({ lines }: Pick<OrderReply, 'lines'>): string =>
  orderPath(lines.map((line) => ({ ...line, id: 0 })));

/** Path of the page of an order. */
export const orderPagePath = ({ key }: Pick<OrderReply, 'key'>): string => `/orders/${key}`;
