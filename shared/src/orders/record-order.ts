import { storesOrders } from '@shop/shared/config';
import { newOrderKey, type OrderedItem, orderedItems, withOrderNumber } from '@shop/shared/format';
import { request } from '@shop/shared/http';
import { readStored, writeStored } from '@shop/shared/storage';
import { isHttpError, isUnavailable } from 'federated-site/async';

/** Orders that this browser has opened in the chat lately. */
const storedKey = 'shop-orders';

/** The same again within this is the same order, in ms; one that was not stored is sent again so long. */
const maxAgeMs = 2 * 60 * 60_000;

interface OpenedOrder {
  key: string;
  items: OrderedItem[];
  /** in ms since 1970 */
  openedAt: number;
  isStored?: boolean;
}

/**
 * Stores what a chat is about to order; whether that succeeds does not delay the chat. Where the
 * API cannot be reached, the order is sent again with the next page or the next order.
 * @returns the chat's address with the order's number in its message; as it was when it orders nothing
 */
export function recordOrder(chat: string): string {
  const items = storesOrders() && orderedItems(chat);
  if (!items) return chat;
  const orders = openedOrders();
  const same = (one: OpenedOrder) => JSON.stringify(one.items) === JSON.stringify(items);
  const order = orders.find(same) ?? { key: newOrderKey(), items, openedAt: Date.now() };
  store([...orders.filter((one) => one !== order), order]);
  void sendUnstored();
  return withOrderNumber(chat, order.key);
}

/** Records every press of a link that orders, and sends what an earlier page could not. */
export function recordOrderLinks(): void {
  const record = ({ target, button }: MouseEvent) => {
    if (button > 1) return;
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
      'a[href^="https://wa.me/"]',
    );
    if (link) link.href = recordOrder(link.href);
  };
  // `auxclick` is a press of the middle button, which opens a tab too.
  for (const press of ['click', 'auxclick'] as const)
    document.addEventListener(press, record, true);
  void sendUnstored();
}

async function sendUnstored(): Promise<void> {
  for (const { key, items, isStored } of openedOrders()) {
    if (isStored) continue;
    try {
      await request('POST /api/auth/orders/', { body: { key, items }, keepalive: true });
    } catch (error) {
      if (isUnavailable(error) || isHttpError(error, 429)) return;
    }
    // Another press may have stored more meanwhile.
    store(openedOrders().map((one) => (one.key === key ? { ...one, isStored: true } : one)));
  }
}

const store = (orders: readonly OpenedOrder[]): boolean =>
  writeStored(storedKey, orders[0] && JSON.stringify(orders));

/** Another release, or a person, may have written what is stored. */
function openedOrders(): OpenedOrder[] {
  try {
    const stored: unknown = JSON.parse(readStored(storedKey) ?? '[]');
    return (Array.isArray(stored) ? stored : []).filter(
      (one) =>
        typeof one?.key === 'string' &&
        Array.isArray(one.items) &&
        Math.abs(Date.now() - one.openedAt) < maxAgeMs,
    );
  } catch {
    return [];
  }
}
