import type { ProductCard, WishlistItem } from '@shop/shared/entities';
import { reshapeWishlistItem } from '@shop/shared/entities/bundled';
import { isHttpError } from '@shop/shared/http';
import { getDefaultStore } from 'jotai';
import { isListed, productIds, wishlistAtom } from './list-atoms';
import { loadItems } from './load-items';
import { ListError, serverList } from './server-list';
import { write } from './unsent-writes';

const list = serverList({
  load: () =>
    loadItems('GET /api/auth/wishlist/', reshapeWishlistItem, ({ productId }) => productId),
  viewAtom: wishlistAtom,
  event: 'wishlist/changed',
  detailOf: (items) => ({ productIds: productIds(items) }),
});

addEventListener('pagehide', list.sendAll);

/** Another tab or device took it off since (spec section 8). */
const notFound = 'Wishlist entry not found (resyncing) — refreshing list.';

export const reloadWishlist = (): Promise<void> => list.reload();

/**
 * Puts a product on the wishlist: it is shown at once, and taken back on failure (spec section 4). A
 * product that is listed already stays as it is.
 * @throws ListError when signed out, HttpError or NetworkError
 */
export async function addToWishlist(productId: number, product?: ProductCard): Promise<void> {
  if (isListed(getDefaultStore().get(wishlistAtom).items, productId)) return;
  const item = { productId, ...(product && { product }), createdAt: '' };
  try {
    await list.change({
      show: (items) => (isListed(items, productId) ? items : [item, ...items]),
      call: async (items, setItems) => {
        if (isListed(items, productId)) return;
        const reply = await write('POST /api/auth/wishlist/', { body: { product: productId } });
        const created = reshapeWishlistItem(reply);
        setItems([{ ...item, ...created }, ...items]);
      },
    });
  } catch (error) {
    // Refused because it is there, or done though no answer came: it is on the list, as requested.
    if (!isListed(list.known() ?? [], productId)) throw error;
  }
}

/**
 * Takes a product off the wishlist: it disappears at once, and is back on failure.
 * @throws ListError when signed out or when it was not there, HttpError or NetworkError
 */
export async function removeFromWishlist(productId: number): Promise<void> {
  const without = (items: readonly WishlistItem[]) =>
    items.filter((item) => item.productId !== productId);
  await list.change({
    show: without,
    call: async (items, setItems) => {
      const { id } = items.find((item) => item.productId === productId) ?? {};
      if (id === undefined) throw new ListError(notFound);
      await write('DELETE /api/auth/wishlist/{id}/', { params: { id } }).catch((error: unknown) => {
        throw isHttpError(error, 404) ? new ListError(notFound) : error;
      });
      setItems(without(items));
    },
  });
}
