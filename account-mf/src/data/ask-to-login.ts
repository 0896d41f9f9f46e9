import { isHttpError, isOffline, offlineText } from '@shop/shared/http';
import { type PendingAction, rememberPendingAction } from '@shop/shared/session';
import { readStored } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import { loginPath, showToast } from '@shop/shared/ui';
import { guestListKey } from './lists/guest-list-key';

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
 * back; the pending action then happens. A visitor who has begun a list is not asked again.
 * @returns once it is on that list
 */
export async function askToLogin(pending: PendingAction): Promise<void> {
  if (pending.kind === 'cart' && readStored(guestListKey)) return moveToGuestList(pending);
  rememberPendingAction(pending);
  const { pathname, search } = window.location;
  const action = { label: 'Login', to: loginPath(pathname + search) };
  const alternative = {
    label: 'Put it on a list instead',
    onClick: () => void moveToGuestList(pending),
  };
  showToast({
    ...{ text: loginTexts[pending.kind], action, topic: pending.kind },
    ...(pending.kind === 'cart' && { alternative }),
  });
}

/**
 * Shows why a press of a button failed: its visitor is signed out, or what `failureText` says of the
 * error; the text itself when the code of that cannot be had.
 */
export async function showFailure(
  error: unknown,
  pending: PendingAction,
  text: string,
): Promise<void> {
  if (isHttpError(error, 401) || !storedTokens()) return askToLogin(pending);
  const shown = await import(/* webpackChunkName: "panels" */ './failure-text').then(
    ({ failureText }) => failureText(error, text),
    () => (isOffline(error) ? offlineText : text),
  );
  showToast({ text: shown, tone: 'error' });
}

const moveToGuestList = (pending: PendingAction): Promise<void> =>
  import(/* webpackChunkName: "panels" */ './lists/guest-list').then(
    (list) => list.moveToGuestList(pending),
    (error) => showToast({ text: isOffline(error) ? offlineText : 'Something went wrong!' }),
  );
