import { maxQuantity } from '@shop/shared/contract/order-limits';
import { unwrapJson } from '@shop/shared/entities';
import { orderPath } from '@shop/shared/format';
import {
  type PendingAction,
  rememberPendingAction,
  withdrawPendingAction,
} from '@shop/shared/session';
import { onStored, readStored, writeStored } from '@shop/shared/storage';
import { loginPath, showToast } from '@shop/shared/ui';
import { useSyncExternalStore } from 'react';
import { guestListKey } from './guest-list-key';

/** Pieces of one product in one colour that a visitor wants without signing in. */
export interface GuestItem {
  productId: number;
  title: string;
  /** at least 1 */
  quantity: number;
  color?: string;
}

/** Further products are refused: after signing in all go into the cart, one call after another. */
const maxItems = 20;

const none: readonly GuestItem[] = [];
const listeners = new Set<() => void>();
let text: string | undefined;
let items = none;
let isLasting = true;

/** The list of this browser, in its order; the same array while it does not change. */
export function guestList(): readonly GuestItem[] {
  const stored = readStored(guestListKey);
  if (stored !== text) {
    text = stored;
    items = parse(stored);
  }
  return items;
}

function parse(stored: string | undefined): readonly GuestItem[] {
  const list = unwrapJson(stored);
  return Array.isArray(list) ? list.filter(isItem).slice(0, maxItems) : none;
}

function isItem(value: unknown): value is GuestItem {
  const { productId, title, quantity, color } = (value ?? {}) as Partial<GuestItem>;
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) > 0 &&
    typeof title === 'string' &&
    (color === undefined || typeof color === 'string')
  );
}

function store(list: readonly GuestItem[]): void {
  isLasting = writeStored(guestListKey, list.length > 0 ? JSON.stringify(list) : undefined);
  for (const listener of listeners) listener();
}

/** Whether the list is still there when the page is loaded again: not where storage is blocked. */
export const isGuestListLasting = (): boolean => isLasting;

/**
 * Adds pieces to the list; those of the same product and colour are added up.
 * @returns false when the list is full
 */
export function addToGuestList({ productId, title, quantity = 1, color }: PendingAction): boolean {
  const list = guestList();
  const isSame = (one: GuestItem) => one.productId === productId && one.color === color;
  const before = list.find(isSame);
  if (!before && list.length >= maxItems) return false;
  const pieces = Math.min(maxQuantity, quantity + (before?.quantity ?? 0));
  const item = { productId, title, quantity: pieces, ...(color !== undefined && { color }) };
  store(before ? list.map((one) => (isSame(one) ? item : one)) : [...list, item]);
  return true;
}

/** Puts a pending action on the list without an account; where that is full it stays pending. */
export function moveToGuestList(pending: PendingAction): void {
  const taken = withdrawPendingAction(pending) ?? pending;
  const isAdded = addToGuestList(taken);
  if (!isAdded) rememberPendingAction(taken);
  showToast({
    text: isAdded ? `${pending.title} is on your list` : 'Your list is full',
    tone: isAdded ? 'success' : 'error',
    action: { label: 'See the list', to: guestListPath(guestList()) },
    alternative: {
      label: 'Login instead',
      onClick: () => location.assign(loginPath(location.pathname + location.search)),
    },
    topic: 'cart',
  });
}

export const removeFromGuestList = (item: GuestItem): void =>
  store(guestList().filter((one) => one !== item));

/** Takes the first item off the list. @returns it as an action; undefined when the list is empty */
export function takeFromGuestList(): PendingAction | undefined {
  const [first] = guestList();
  if (first) removeFromGuestList(first);
  return first && { kind: 'cart', ...first };
}

/** Path of the page that shows the list, and orders it. */
export const guestListPath = (list: readonly GuestItem[]): string =>
  orderPath(
    list.map(({ productId, ...item }) => ({ ...item, id: productId, slug: '' })),
    true,
  );

/** The list, for a component that is rendered again when it changes, in this tab or another. */
export function useGuestList(): readonly GuestItem[] {
  return useSyncExternalStore(subscribe, guestList, () => none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = onStored((changed) => {
    if (changed === guestListKey || changed === undefined) listener();
  });
  return () => {
    listeners.delete(listener);
    end();
  };
}
