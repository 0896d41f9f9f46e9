import { reshapeWishlistItem, type WishlistItem } from '@shop/shared/entities';
import { request, requestList } from '@shop/shared/http';
import { missingProducts } from './embedded-products';
import { eachOnce } from './wishlist-rules';

/** @throws HttpError or NetworkError */
export async function loadWishlist(): Promise<WishlistItem[]> {
  const raw = await requestList('GET /api/auth/wishlist/');
  const items = raw.map((item) => reshapeWishlistItem(item));
  const fetched = await missingProducts(items);
  const whole = raw.map((item, at) =>
    reshapeWishlistItem(item, fetched.get(items[at]?.productId ?? 0)),
  );
  return eachOnce(whole.filter((item) => item !== undefined));
}

/**
 * @returns the created item, as far as the reply tells
 * @throws HttpError or NetworkError
 */
export async function postWish(productId: number): Promise<WishlistItem | undefined> {
  return reshapeWishlistItem(
    await request('POST /api/auth/wishlist/', {
      body: { product: productId },
      keepalive: true,
    }),
  );
}

/** @throws HttpError or NetworkError */
export async function deleteWish(id: number): Promise<void> {
  await request('DELETE /api/auth/wishlist/{id}/', { params: { id }, keepalive: true });
}
