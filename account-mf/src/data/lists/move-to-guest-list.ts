import {
  type PendingAction,
  rememberPendingAction,
  withdrawPendingAction,
} from '@shop/shared/session';
import { loginPath, showToast } from '@shop/shared/ui';
import { addToGuestList, guestList, guestListPath } from './guest-list';

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
