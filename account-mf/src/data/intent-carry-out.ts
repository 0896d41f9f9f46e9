import { isHttpError, request, requestList } from '@shop/shared/http';
import { type Intent, takeIntent } from '@shop/shared/session';
import { showToast } from '@shop/shared/ui';

/**
 * Does what a visitor was about to do before signing in, once: taking it forgets it. Does nothing
 * while nobody is signed in. Says how it went with the toasts of spec section 8.
 */
export async function carryOutIntent(): Promise<void> {
  const intent = takeIntent();
  if (!intent) return;
  const { does, done, failed, refused } = ways[intent.kind];
  try {
    await does(intent);
    showToast({ text: done(intent), tone: 'success' });
  } catch (error) {
    showToast({ text: isHttpError(error, 401) ? refused : failed, tone: 'error' });
  }
}

interface Way {
  does: (intent: Intent) => Promise<unknown>;
  done: (intent: Intent) => string;
  failed: string;
  refused: string;
}

const ways: Record<Intent['kind'], Way> = {
  cart: {
    does: ({ productId, quantity = 1 }) =>
      request('POST /api/auth/cart/', { body: { product_id: productId, quantity } }),
    done: ({ title }) => (title ? `${title} added to cart` : 'Added to cart'),
    failed: 'Failed to add to cart',
    refused: 'Please login to add items to cart!',
  },
  wishlist: {
    does: addToWishlist,
    done: () => 'Added to wishlist',
    failed: 'Something went wrong!',
    refused: 'Please login to wishlist items!',
  },
};

/** Adding a product already listed does nothing (spec section 4). */
async function addToWishlist({ productId }: Intent): Promise<void> {
  const listed = await requestList('GET /api/auth/wishlist/');
  if (listed.some((item) => productIdIn(item) === productId)) return;
  await request('POST /api/auth/wishlist/', { body: { product: productId } });
}

/** An entry holds its product as an id or as a whole. */
function productIdIn(item: unknown): number {
  const { product } = (item ?? {}) as { product?: unknown };
  return Number((product as { id?: unknown } | null | undefined)?.id ?? product);
}
