import { useAtomValue } from 'jotai';
import { cartAtom } from './cart-atoms';
import { totalQuantity } from './cart-rules';
import { useFact } from './use-fact';

/** The cart as it is shown. */
export const useCart = () => useAtomValue(cartAtom);

/** @returns pieces in the cart: by the list, or by the bus until it is loaded */
export function usePieces(): number {
  const { state, items } = useCart();
  const fact = useFact('cart/changed');
  return state === 'unknown' ? (fact?.count ?? 0) : totalQuantity(items);
}
