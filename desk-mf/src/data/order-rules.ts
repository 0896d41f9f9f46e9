import type { DeskOrderReply, OrderStatus } from '@shop/shared/contract';
import { absoluteUrl, formatPrice, whatsappUrl } from '@shop/shared/format';

const sentences: Readonly<Record<OrderStatus, (order: string) => string>> = {
  new: (order) => `Thank you for your ${order}.`,
  confirmed: (order) => `Your ${order} is confirmed.`,
  paid: (order) => `Thank you, your ${order} is paid.`,
  sent: (order) => `Your ${order} is on its way.`,
  done: (order) => `Your ${order} is done. Thank you!`,
  cancelled: (order) => `Your ${order} is cancelled.`,
};

/**
 * @returns a link that opens WhatsApp with a text for the customer, who is chosen there: its number,
 *   state, amount and page
 */
export function answerUrl({ reference, status, amount, key }: DeskOrderReply): string {
  const isDue = status === 'new' || status === 'confirmed';
  const text = [
    sentences[status](`order ${reference}`),
    isDue && amount !== null && `Amount: ${formatPrice(Number(amount))}`,
    absoluteUrl(`/orders/${key}`),
  ];
  return whatsappUrl('', text.filter(Boolean).join('\n'));
}
