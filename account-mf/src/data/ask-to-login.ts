import { isHttpError, isOffline, offlineText } from '@shop/shared/http';
import { type PendingAction, rememberPendingAction } from '@shop/shared/session';
import { readStored } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import { loginPath, showToast } from '@shop/shared/ui';
import { guestListKey } from './lists/guest-list-key';

/** What a signed-out visitor reads after pressing a cart or wishlist button (spec section 8). */
export const loginTexts = {
  cart: 'Please login to add items to cart!',
  wishlist: 'Please login to wishlist items!',
} as const;

/** Shows on the login page why a signed-out visitor was led there. */
export const showLoginReason = (kind: PendingAction['kind']): void =>
  showToast({ text: loginTexts[kind], topic: kind });

/**
 * Asks a signed-out visitor to log in (spec section 8), with a link that leads back here; the pending
 * action happens after that. For a visitor who has a list already it goes on that list instead.
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
 * Shows why the press of a button failed: it asks a signed-out visitor to log in, and shows others
 * the message of `failureText`, or the text itself where that code could not be loaded.
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
