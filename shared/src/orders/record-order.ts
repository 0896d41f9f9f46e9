import { storesOrders } from '@shop/shared/config';
import { newOrderKey, orderIn, withOrderNumber } from '@shop/shared/format';
import { storedTokens } from '@shop/shared/tokens';
import { openedOrders, storeOrders } from './opened-orders';

/** Loaded when an order is about to be pressed; its number does not wait for it. */
const loadSending = () =>
  import(/* webpackChunkName: "rare" */ './send-orders').catch(() => undefined);

const send = async () => (await loadSending())?.sendOrders();

/**
 * Stores what a chat is about to order; whether that succeeds does not delay the chat. Where the
 * API cannot be reached, the order is sent again with the next page or the next order.
 * @returns the chat's address with the order's number in its message; as it was when it orders nothing
 */
export function recordOrder(chat: string): string {
  const order = storesOrders() && orderIn(chat);
  if (!order) return chat;
  const orders = openedOrders();
  const session = storedTokens()?.session;
  const opened = orders.find((one) => one.order === order && one.session === session) ?? {
    key: newOrderKey(),
    order,
    openedAt: Date.now(),
    ...(session !== undefined && { session }),
  };
  storeOrders([...orders.filter((one) => one !== opened), opened]);
  void send();
  return withOrderNumber(chat, opened.key);
}

const chatLinks = 'a[href^="https://wa.me/"]';

const pressed = ({ target }: Event, selector: string): HTMLAnchorElement | null | undefined =>
  (target as Element | null)?.closest?.(selector);

/** Records every press of a link that orders, and sends what an earlier page could not. */
export function recordOrderLinks(): void {
  const prepare = (event: Event) => {
    // Buttons of the product and order page call `recordOrder`, and then the chat hides the page.
    if (pressed(event, `${chatLinks},[formaction$=order]`)) void loadSending();
  };
  const record = (event: MouseEvent) => {
    const link = event.button > 1 ? undefined : pressed(event, chatLinks);
    if (link) link.href = recordOrder(link.href);
  };
  for (const intent of ['pointerdown', 'focusin'] as const)
    document.addEventListener(intent, prepare, true);
  // `auxclick` is a press of the middle button, which opens a tab too.
  for (const press of ['click', 'auxclick'] as const)
    document.addEventListener(press, record, true);
  if (openedOrders().some(({ isStored }) => !isStored)) void send();
}
