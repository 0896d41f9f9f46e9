import type { CartItem } from '@shop/shared/entities';
import { chosenColor } from '@shop/shared/storage';
import { CartFoot } from '../../components/cart/CartFoot';
import { clearCart } from '../../data/cart';
import { cartMessage, cartUrl } from '../../data/cart-order-rules';
import { cartTotal, orderLines } from '../../data/cart-rules';

export interface CartOrderProps {
  lines: readonly CartItem[];
  /** Says so when an action fails. */
  attempt: (action: Promise<void>) => void;
}

/** The cart's total and the ways to order it, with the colours last chosen in this browser. */
export function CartOrder({ lines, attempt }: CartOrderProps) {
  const order = orderLines(lines, chosenColor);
  return (
    <CartFoot
      total={cartTotal(lines)}
      orderHref={cartUrl(order)}
      orderText={cartMessage(order, Number.POSITIVE_INFINITY)}
      onClear={() => attempt(clearCart())}
    />
  );
}
