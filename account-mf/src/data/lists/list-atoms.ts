import { on } from '@shop/shared/bus';
import type { EventName, ShopEvents } from '@shop/shared/contract';
import type { CartItem, WishlistItem } from '@shop/shared/entities';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ListView } from './server-list';

/** The lists as they are shown. Only ever set in a browser: a server has many visitors. */
export const cartAtom = atom<ListView<CartItem>>({ state: 'unknown', items: [] });
export const wishlistAtom = atom<ListView<WishlistItem>>({ state: 'unknown', items: [] });

/** Whether the cart was cleared just now, and can be had back. */
export const isClearedAtom = atom(false);

/** @returns pieces in the cart */
export const totalQuantity = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Ids of the products, each once. */
export const productIds = (items: readonly WishlistItem[]): number[] => [
  ...new Set(items.map((item) => item.productId)),
];

export const isListed = (items: readonly WishlistItem[], productId: number): boolean =>
  items.some((item) => item.productId === productId);

/** Why the heart did not do what the visitor wanted (spec section 8). */
export const wishlistErrorText = (error: unknown): string =>
  // By its name: the class is in another chunk.
  error instanceof Error && error.name === 'ListError' ? error.message : 'Something went wrong!';

/** @returns pieces in the cart: by the list, or by the bus until it is loaded */
export function usePieces(): number {
  const { state, items } = useAtomValue(cartAtom);
  const fact = useFact('cart/changed');
  return state === 'unknown' ? (fact?.count ?? 0) : totalQuantity(items);
}

/** Whether the heart of a product is filled: by the list, or by the bus until it is loaded. */
export function useWished(productId: number): boolean {
  const { state, items } = useAtomValue(wishlistAtom);
  const fact = useFact('wishlist/changed');
  if (isListed(items, productId)) return true;
  return state === 'unknown' && fact?.productIds.includes(productId) === true;
}

/** @returns products on the wishlist */
export function useWishCount(): number {
  const { state, items } = useAtomValue(wishlistAtom);
  const fact = useFact('wishlist/changed');
  return state === 'unknown' ? (fact?.productIds.length ?? 0) : productIds(items).length;
}

/** The last fact of its kind, from this tab or another; undefined until there is one. */
function useFact<N extends EventName>(name: N): ShopEvents[N] | undefined {
  const [fact, setFact] = useState<ShopEvents[N]>();
  useEffect(() => on(name, setFact), [name]);
  return fact;
}
