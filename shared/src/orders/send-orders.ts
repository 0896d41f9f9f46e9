import { orderedItems } from '@shop/shared/format/bundled';
import { request } from '@shop/shared/http';
import { isHttpError, isUnavailable } from 'federated-site/async';
import { openedOrders, storeOrders } from './opened-orders';

/** Sends the orders that the API has not stored; those that it cannot take now stay for the next time. */
export async function sendOrders(): Promise<void> {
  for (const { key, order = '', items, isStored } of openedOrders()) {
    if (isStored) continue;
    try {
      const body = { key, items: items ?? orderedItems(order) };
      await request('POST /api/auth/orders/', { body, keepalive: true });
    } catch (error) {
      if (isUnavailable(error) || isHttpError(error, 429)) return;
    }
    // Another press may have stored more meanwhile.
    storeOrders(openedOrders().map((one) => (one.key === key ? { ...one, isStored: true } : one)));
  }
}
