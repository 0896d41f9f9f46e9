import { isOffline, offlineText } from '@shop/shared/http';
import {
  type PendingAction,
  rememberPendingAction,
  withdrawPendingAction,
} from '@shop/shared/session';
import { loginPath, showToast } from '@shop/shared/ui';

/** The text for a signed-out visitor after pressing a cart or wishlist button (spec section 8). */
export const loginTexts = {
  cart: 'Please login to add items to cart!',
  wishlist: 'Please login to wishlist items!',
} as const;

/** Shows a signed-out visitor on the login page why they are there. */
export const showLoginReason = (kind: PendingAction['kind']): void =>
  showToast({ text: loginTexts[kind], topic: kind });

/**
 * Shows a signed-out visitor why nothing happened (spec section 8), with a way to sign in and come
 * back; the pending action then happens.
 */
export function askToLogin(pending: PendingAction): void {
  rememberPendingAction(pending);
  const { pathname, search } = window.location;
  const action = { label: 'Login', to: loginPath(pathname + search) };
  const isCart = pending.kind === 'cart';
  showToast({
    ...{ text: loginTexts[pending.kind], action, topic: pending.kind },
    ...(isCart && {
      alternative: {
        label: 'Put it on a list instead',
        onClick: () => void moveToGuestList(pending),
      },
    }),
  });
}

async function moveToGuestList(pending: PendingAction): Promise<void> {
  try {
    const list = await import(/* webpackChunkName: "panels" */ './lists/guest-list');
    const taken = withdrawPendingAction(pending) ?? pending;
    const isAdded = list.addToGuestList(taken);
    if (!isAdded) rememberPendingAction(taken);
    const action = { label: 'See the list', to: list.guestListPath(list.guestList()) };
    const text = isAdded ? `${pending.title} is on your list` : 'Your list is full';
    showToast({ text, tone: isAdded ? 'success' : 'error', action, topic: 'cart' });
  } catch (error) {
    showToast({ text: isOffline(error) ? offlineText : 'Something went wrong!', tone: 'error' });
  }
}
