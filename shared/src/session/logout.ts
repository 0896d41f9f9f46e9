import { clearTokens } from '@shop/shared/tokens';
import { clearPendingAction } from './pending-action';
import { checkSession } from './session';

/** Clears tokens and user (spec section 4), in all tabs. */
export function logout(): void {
  clearPendingAction();
  clearTokens();
  void checkSession();
}
