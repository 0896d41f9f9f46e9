import type { WishlistItem } from '@shop/shared/entities';
import { atom, useAtomValue } from 'jotai';
import { useFact } from '../use-fact';
import type { ListView } from './server-list';
import { isListed, productIds } from './wishlist-rules';

/** The wishlist as it is shown. Only ever set in a browser: a server has many visitors. */
export const wishlistAtom = atom<ListView<WishlistItem>>({ state: 'unknown', items: [] });

/** The wishlist as it is shown. */
export const useWishlist = () => useAtomValue(wishlistAtom);

/** Whether the heart of a product is filled: by the list, or by the bus until it is loaded. */
export function useWished(productId: number): boolean {
  const { state, items } = useWishlist();
  const fact = useFact('wishlist/changed');
  if (isListed(items, productId)) return true;
  return state === 'unknown' && fact?.productIds.includes(productId) === true;
}

/** @returns products on the wishlist */
export function useWishCount(): number {
  const { state, items } = useWishlist();
  const fact = useFact('wishlist/changed');
  return state === 'unknown' ? (fact?.productIds.length ?? 0) : productIds(items).length;
}
