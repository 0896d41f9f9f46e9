import type { CartItem } from '@shop/shared/entities';
import { atom, useAtomValue } from 'jotai';
import { useFact } from '../use-fact';
import { totalQuantity } from './cart-rules';
import type { ListView } from './server-list';

/** The cart as it is shown. Only ever set in a browser: a server has many visitors. */
export const cartAtom = atom<ListView<CartItem>>({ state: 'unknown', items: [] });

/** The cart as it is shown. */
export const useCart = () => useAtomValue(cartAtom);

/** @returns pieces in the cart: by the list, or by the bus until it is loaded */
export function usePieces(): number {
  const { state, items } = useCart();
  const fact = useFact('cart/changed');
  return state === 'unknown' ? (fact?.count ?? 0) : totalQuantity(items);
}
