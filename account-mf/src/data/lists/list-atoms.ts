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

/** The last event of this name, from this tab or another, while a component subscribes to it. */
function eventAtom<N extends EventName>(name: N) {
  const event = atom<ShopEvents[N] | undefined>(undefined);
  event.onMount = (set) => {
    const end = on(name, set);
    return () => {
      end();
      set(undefined);
    };
  };
  return event;
}

const cartEventAtom = eventAtom('cart/changed');
const wishlistEventAtom = eventAtom('wishlist/changed');

/** Pieces in the cart: by the list, or until it is loaded by the last event. */
export const piecesAtom = atom((get) => {
  const event = get(cartEventAtom);
  const { state, items } = get(cartAtom);
  return state === 'unknown' ? (event?.count ?? 0) : totalQuantity(items);
});

/** Ids of the products on the wishlist: by the list, and until it is loaded also by the last event. */
export const wishedIdsAtom = atom((get) => {
  const event = get(wishlistEventAtom);
  const { state, items } = get(wishlistAtom);
  const ids = productIds(items);
  return state === 'unknown' ? [...new Set([...ids, ...(event?.productIds ?? [])])] : ids;
});

export const wishCountAtom = atom((get) => get(wishedIdsAtom).length);
