import { orderedItems } from '@shop/shared/format/bundled';
import { request } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';
import { isHttpError, isUnavailable } from 'federated-site/async';
import { openedOrders, storeOrders } from './opened-orders';

/**
 * Sends the orders that the API has not stored; those that it cannot take now stay for the next time.
 * One of an earlier sign-in is stored without an account: another person may be signed in by now.
 */
export async function sendOrders(): Promise<void> {
  for (const { key, order = '', items, isStored, session } of openedOrders()) {
    if (isStored) continue;
    try {
      const body = { key, items: items ?? orderedItems(order) };
      const signedOut = session !== storedTokens()?.session;
      await request('POST /api/auth/orders/', { body, keepalive: true, signedOut });
    } catch (error) {
      if (isUnavailable(error) || isHttpError(error, 429)) return;
    }
    // Another press may have stored more meanwhile.
    storeOrders(openedOrders().map((one) => (one.key === key ? { ...one, isStored: true } : one)));
  }
}
