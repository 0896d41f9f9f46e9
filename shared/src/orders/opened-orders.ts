import type { Body } from '@shop/shared/contract';
import { fieldsOf, unwrapJson } from '@shop/shared/entities';
import { readStored, writeStored } from '@shop/shared/storage';

/** Orders that this browser has opened in the chat lately. */
const storedKey = 'shop-orders';

/** The same again within this is the same order, in ms; one that was not stored is sent again so long. */
const maxAgeMs = 2 * 60 * 60_000;

export interface OpenedOrder {
  key: string;
  /** what is ordered, as `orderIn` finds it */
  order?: string;
  /** instead of `order` in what a release before 2026-11-26 08:00 has stored */
  items?: Body<'POST /api/auth/orders/'>['items'];
  /** in ms since 1970 */
  openedAt: number;
  /** the sign-in that it belongs to, as `Tokens.session`: it is sent for no other; missing without one */
  session?: string;
  isStored?: boolean;
}

/** The orders of this browser; another release, or a person, may have written what is stored. */
export const openedOrders = (): OpenedOrder[] =>
  [unwrapJson(readStored(storedKey))].flat().filter((one): one is OpenedOrder => {
    const { key, order, items, openedAt } = fieldsOf(one);
    const isRecent = Math.abs(Date.now() - Number(openedAt)) < maxAgeMs;
    return typeof key === 'string' && Boolean(order ?? items) && isRecent;
  });

export const storeOrders = (orders: readonly OpenedOrder[]): boolean =>
  writeStored(storedKey, orders[0] && JSON.stringify(orders));
