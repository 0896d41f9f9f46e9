/**
 * Cart and wishlist for elements on a page of the shop's own origin, loaded when a visitor first
 * adds something there. Hands itself over as a property of its script element.
 */
import { emit } from '@shop/shared/bus';
import { reshapeCartItem, reshapeWishlistItem } from '@shop/shared/entities/bundled';
import { isHttpError, request, requestList } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';

export type ListKind = 'cart' | 'wishlist';

/** The script element after it has run. */
export interface HereScript extends HTMLScriptElement {
  addToList?: typeof addToList;
}

/**
 * Puts one piece of a product into the cart, or the product on the wishlist, and informs the
 * visitor's other tabs. A product that is on the wishlist already stays there.
 * @returns whether a visitor is signed in; false: nothing was done
 * @throws HttpError or NetworkError
 */
export async function addToList(list: ListKind, product: number): Promise<boolean> {
  if (!storedTokens()) return false;
  try {
    await add[list](product);
    return true;
  } catch (error) {
    if (isHttpError(error, 401)) return false;
    throw error;
  }
}

const add: Record<ListKind, (product: number) => Promise<void>> = {
  async cart(product) {
    await request('POST /api/auth/cart/', { body: { product_id: product, quantity: 1 } });
    // The other tabs load their cart by themselves when they are next looked at.
    const lines = await requestList('GET /api/auth/cart/').catch(() => undefined);
    if (!lines) return;
    const pieces = lines.map((line) => reshapeCartItem(line)?.quantity ?? 0);
    emit('cart/changed', { count: pieces.reduce((sum, each) => sum + each, 0) });
  },
  async wishlist(product) {
    const items = (await requestList('GET /api/auth/wishlist/')).map((item) =>
      reshapeWishlistItem(item),
    );
    const ids = items.flatMap((item) => item?.productId ?? []);
    if (ids.includes(product)) return;
    await request('POST /api/auth/wishlist/', { body: { product } });
    emit('wishlist/changed', { productIds: [...new Set([product, ...ids])] });
  },
};

Object.assign(document.currentScript ?? {}, { addToList });
