import { isHttpError } from '@shop/shared/http';
import { consumePendingAction, type PendingAction } from '@shop/shared/session';
import { showToast } from '@shop/shared/ui';
import { failureText, loadCartLogic, loadWishlistLogic } from './lists/lazy-cart';

/**
 * Does what a visitor was about to do before signing in, once: taking it forgets it. Does nothing
 * while nobody is signed in. Says how it went with the toasts of spec section 8.
 */
export async function runPendingAction(): Promise<void> {
  const intent = consumePendingAction();
  if (!intent) return;
  const { does, done, failed, refused } = ways[intent.kind];
  try {
    await does(intent);
    showToast({ text: done(intent), tone: 'success', topic: intent.kind });
  } catch (error) {
    showToast({
      text: isHttpError(error, 401) ? refused : await failureText(error, failed),
      tone: 'error',
    });
  }
}

interface Way {
  does: (intent: PendingAction) => Promise<unknown>;
  done: (intent: PendingAction) => string;
  failed: string;
  refused: string;
}

const ways: Record<PendingAction['kind'], Way> = {
  cart: {
    does: async ({ productId, quantity }) => (await loadCartLogic()).addToCart(productId, quantity),
    done: ({ title }) => (title ? `${title} added to cart` : 'Added to cart'),
    failed: 'Failed to add to cart',
    refused: 'Please login to add items to cart!',
  },
  wishlist: {
    does: async ({ productId }) => (await loadWishlistLogic()).addToWishlist(productId),
    done: () => 'Added to wishlist',
    failed: 'Something went wrong!',
    refused: 'Please login to wishlist items!',
  },
};
