import { on } from '@shop/shared/bus';
import type { EventName, ShopEvents } from '@shop/shared/contract';
import type { CartItem, WishlistItem } from '@shop/shared/entities';
import { atom } from 'jotai';
import type { ListView } from './server-list';

/** The lists as they are shown. Only ever set in a browser: a server has many visitors. */
export const cartAtom = atom<ListView<CartItem>>({ state: 'unknown', items: [] });
export const wishlistAtom = atom<ListView<WishlistItem>>({ state: 'unknown', items: [] });

/** Whether the cart was cleared just now, which can be undone. */
export const isClearedAtom = atom(false);

/** @returns pieces of all lines, or of all rows of a line */
export const totalQuantity = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const productIds = (items: readonly WishlistItem[]): number[] =>
  items.map(({ productId }) => productId);

export const isListed = (items: readonly WishlistItem[], productId: number): boolean =>
  items.some((item) => item.productId === productId);

/** Why a press of the heart failed (spec section 8). */
export const wishlistErrorText = (error: unknown): string =>
  // By its name: the class is in another chunk.
  error instanceof Error && error.name === 'ListError' ? error.message : 'Something went wrong!';

/** The last fact of its kind, from this tab or another, while a component follows it. */
function factAtom<N extends EventName>(name: N) {
  const fact = atom<ShopEvents[N] | undefined>(undefined);
  fact.onMount = (set) => {
    const end = on(name, set);
    return () => {
      end();
      set(undefined);
    };
  };
  return fact;
}

const cartFactAtom = factAtom('cart/changed');
const wishlistFactAtom = factAtom('wishlist/changed');

/** Pieces in the cart: by the list, or by the bus until it is loaded. */
export const piecesAtom = atom((get) => {
  const fact = get(cartFactAtom);
  const { state, items } = get(cartAtom);
  return state === 'unknown' ? (fact?.count ?? 0) : totalQuantity(items);
});

/** Ids of the products on the wishlist: by the list, and by the bus until it is loaded. */
export const wishedIdsAtom = atom((get) => {
  const fact = get(wishlistFactAtom);
  const { state, items } = get(wishlistAtom);
  const ids = productIds(items);
  return state === 'unknown' ? [...new Set([...ids, ...(fact?.productIds ?? [])])] : ids;
});

export const wishCountAtom = atom((get) => get(wishedIdsAtom).length);
