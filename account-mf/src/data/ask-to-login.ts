import { type PendingAction, rememberPendingAction } from '@shop/shared/session';
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
  showToast({ text: loginTexts[pending.kind], action, topic: pending.kind });
}
