import { storesOrders } from '@shop/shared/config';
import { newOrderKey, orderIn, withOrderNumber } from '@shop/shared/format';
import { orderedItems } from '@shop/shared/format/bundled';
import { request } from '@shop/shared/http';
import { withTimeout } from 'federated-site/async';

/** The visitor waits in an empty tab: after this, in ms, the chat opens without a number. */
const timeoutMs = 1_500;

/**
 * Stores the order of a form that was submitted without a script, where the API answers in time.
 * @param chat opens the chat that orders it
 * @returns the same with the number of the stored order; unchanged where there is none
 */
export async function storeOrder(chat: string, signal: AbortSignal): Promise<string> {
  const order = storesOrders() && orderIn(chat);
  if (!order) return chat;
  const body = { key: newOrderKey(), items: orderedItems(order), reuse: true };
  try {
    const call = request('POST /api/auth/orders/', { body, signal });
    const { key } = await withTimeout(call, timeoutMs, 'store order');
    return withOrderNumber(chat, key);
  } catch (error) {
    console.info('an order is not stored:', error);
    return chat;
  }
}
