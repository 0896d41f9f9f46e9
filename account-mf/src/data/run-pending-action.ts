import { isHttpError } from '@shop/shared/http';
import { consumePendingAction } from '@shop/shared/session';
import { showToast } from '@shop/shared/ui';
import { loginTexts } from './ask-to-login';
import { failureText, loadCartLogic, loadWishlistLogic } from './lists/lazy-lists';

/**
 * Does what a visitor was about to do before signing in, once: taking it forgets it. Does nothing
 * while nobody is signed in. Says how it went with the toasts of spec section 8.
 */
export async function runPendingAction(): Promise<void> {
  const action = consumePendingAction();
  if (!action) return;
  const { kind, title, productId, quantity, color } = action;
  const isCart = kind === 'cart';
  try {
    if (isCart) await (await loadCartLogic()).addToCart(productId, quantity, color);
    else await (await loadWishlistLogic()).addToWishlist(productId);
    const text = isCart && title ? `${title} added to cart` : `Added to ${kind}`;
    showToast({ text, tone: 'success', topic: kind });
  } catch (error) {
    const failed = isCart ? 'Failed to add to cart' : 'Something went wrong!';
    const text = isHttpError(error, 401) ? loginTexts[kind] : await failureText(error, failed);
    showToast({ text, tone: 'error' });
  }
}
