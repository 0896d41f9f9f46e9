import { storesOrders } from '@shop/shared/config';
import { newOrderKey, orderIn, withOrderNumber } from '@shop/shared/format';
import { orderedItems } from '@shop/shared/format/bundled';
import { request } from '@shop/shared/http';
import type { Failed } from '@shop/shared/ui/bundled';
import { withTimeout } from 'federated-site/async';
import { findProduct, type ProductResult } from '../product/product-api';

/** The visitor waits in an empty tab: after these, in ms, the chat opens with what is known. */
const findTimeoutMs = 2_000;
const storeTimeoutMs = 1_500;

/** `findProduct` for a form that opens a chat: an API that does not answer in time has failed. */
export const findForChat = (slug: string, signal: AbortSignal): Promise<ProductResult> =>
  withTimeout(findProduct(slug, signal), findTimeoutMs, slug).catch(
    (): Failed => ({ state: 'failed' }),
  );

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
    const { key } = await withTimeout(call, storeTimeoutMs, 'store order');
    return withOrderNumber(chat, key);
  } catch (error) {
    console.info('an order is not stored:', error);
    return chat;
  }
}
