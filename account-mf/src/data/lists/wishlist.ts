import { emit, on } from '@shop/shared/bus';
import type { ProductCard, WishlistItem } from '@shop/shared/entities';
import { reshapeWishlistItem } from '@shop/shared/entities/bundled';
import { isHttpError, request, requestList } from '@shop/shared/http';
import { onTokens, storedTokens } from '@shop/shared/tokens';
import { getDefaultStore } from 'jotai';
import { missingProducts } from './embedded-products';
import { ListError, type ServerList, serverList } from './server-list';
import { wishlistAtom } from './wishlist-atoms';
import { eachOnce, isListed, productIds, withoutProduct, withProduct } from './wishlist-rules';

/** @throws HttpError or NetworkError */
async function loadWishlist(): Promise<WishlistItem[]> {
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
async function postWish(productId: number): Promise<WishlistItem | undefined> {
  return reshapeWishlistItem(
    await request('POST /api/auth/wishlist/', {
      body: { product: productId },
      keepalive: true,
    }),
  );
}

/** @throws HttpError or NetworkError */
async function deleteWish(id: number): Promise<void> {
  await request('DELETE /api/auth/wishlist/{id}/', { params: { id }, keepalive: true });
}

const list: ServerList<WishlistItem> = serverList<WishlistItem>({
  load: loadWishlist,
  owner: () => storedTokens()?.session,
  // By the store: tabs, timers and the end of a page change the list, and are no components.
  onView: (view) => getDefaultStore().set(wishlistAtom, view),
  onLoaded: (items) => {
    const ids = productIds(items);
    if (String(ids) !== String(told)) emit('wishlist/changed', { productIds: ids });
  },
});

let told: readonly number[] | undefined;

onTokens(list.redraw);
addEventListener('pagehide', list.sendAll);
on('wishlist/changed', ({ productIds: ids }) => {
  told = ids;
  const known = list.known();
  // Another tab changed it.
  if (known && String(productIds(known)) !== String(ids)) void list.reload();
});

/** Somebody else took it off meanwhile (spec section 8). */
const notFound = 'Wishlist entry not found (resyncing) — refreshing list.';

export const reloadWishlist = (): Promise<void> => list.reload();

/**
 * Puts a product on the wishlist: shown at once, taken back when it fails (spec section 4). A
 * listed product stays as it is.
 * @throws HttpError or NetworkError
 */
export async function addToWishlist(productId: number, product?: ProductCard): Promise<void> {
  if (isListed(getDefaultStore().get(wishlistAtom).items, productId)) return;
  const item = { productId, ...(product && { product }), createdAt: '' };
  try {
    await list.change({
      show: (items) => withProduct(items, item),
      call: async (items, keep) => {
        if (isListed(items, productId)) return;
        keep(withProduct(items, { ...item, ...(await postWish(productId)) }));
      },
    });
  } catch (error) {
    // Refused because it is there, or done though no answer came: it is what was wanted.
    if (!isListed(list.known() ?? [], productId)) throw error;
  }
}

/**
 * Takes a product off: gone at once, back when it fails.
 * @throws ListError when it was not there, HttpError or NetworkError
 */
export async function removeFromWishlist(productId: number): Promise<void> {
  await list.change({
    show: (items) => withoutProduct(items, productId),
    call: async (items, keep) => {
      const { id } = items.find((item) => item.productId === productId) ?? {};
      if (id === undefined) throw new ListError(notFound);
      await deleteWish(id).catch((error: unknown) => {
        throw isHttpError(error, 404) ? new ListError(notFound) : error;
      });
      keep(withoutProduct(items, productId));
    },
  });
}
