import { clearTokens } from '@shop/shared/tokens';
import { forgetIntent } from './intent';
import { checkSession } from './session';

/** Clears tokens and user (spec section 4), in all tabs. */
export function logout(): void {
  forgetIntent();
  clearTokens();
  void checkSession();
}
