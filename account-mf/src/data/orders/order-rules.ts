import type { OrderReply, OrderStatus } from '@shop/shared/contract';
import { orderPath } from '@shop/shared/format';

/** What a visitor reads of each status: its name, and what it means. */
export const statusTexts: Readonly<Record<OrderStatus, { name: string; text: string }>> = {
  new: {
    name: 'New',
    text: 'We know of no message yet. Send it in WhatsApp, and we answer there.',
  },
  confirmed: { name: 'Confirmed', text: 'We have your order, and agree on the rest in the chat.' },
  paid: { name: 'Paid', text: 'Your payment has come. We pack the order.' },
  sent: { name: 'Sent', text: 'Your order is on its way.' },
  done: { name: 'Done', text: 'You have your order. Thank you!' },
  cancelled: { name: 'Cancelled', text: 'This order was cancelled.' },
};

/** Path of the order link that asks for the same again. */
export const orderAgainPath = ({ lines }: Pick<OrderReply, 'lines'>): string =>
  orderPath(lines.map((line) => ({ ...line, id: 0 })));

/** Path of the page of an order. */
export const orderPagePath = ({ key }: Pick<OrderReply, 'key'>): string => `/orders/${key}`;
