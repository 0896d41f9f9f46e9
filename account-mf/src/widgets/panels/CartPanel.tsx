import type { CartItem } from '@shop/shared/entities';
import { isHttpError } from '@shop/shared/http';
import { useSession } from '@shop/shared/session';
import { chosenColor } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { useEffect } from 'react';
import { CartFoot } from '../../components/cart/CartFoot';
import { SidePanel } from '../../components/panel/SidePanel';
import { CartError, clearCart, reloadCart } from '../../data/cart';
import { cartMessage, cartUrl } from '../../data/cart-order-rules';
import { cartTotal, orderLines } from '../../data/cart-rules';
import { failureText } from '../../data/failure-text';
import { useCart } from '../../data/use-cart';
import { CartBody } from './CartBody';
import type { PanelProps } from './use-panel';

/** The cart, loaded anew whenever it is opened (spec section 2). */
export default function CartPanel({ onClose }: PanelProps) {
  const { state } = useSession();
  const view = useCart();
  const signedOut = state === 'signed-out' || !storedTokens();

  useEffect(() => {
    if (state !== 'signed-out') void reloadCart();
  }, [state]);

  const attempt = (action: Promise<void>) => void action.catch(tell);
  const ordered = !signedOut && view.items.length > 0;
  return (
    <SidePanel
      title="Cart"
      onClose={onClose}
      foot={ordered && <CartOrder lines={view.items} attempt={attempt} />}
    >
      <CartBody view={view} signedOut={signedOut} attempt={attempt} onClose={onClose} />
    </SidePanel>
  );
}

/** What is shown has been taken back by now. */
function tell(error: unknown): void {
  const signedOut = isHttpError(error, 401) || !storedTokens();
  const text = signedOut
    ? 'Please login to update cart'
    : error instanceof CartError
      ? error.message
      : failureText(error, 'Failed to update cart');
  showToast({ text, tone: 'error' });
}

interface CartOrderProps {
  lines: readonly CartItem[];
  /** Says so when an action fails. */
  attempt: (action: Promise<void>) => void;
}

/** The cart's total and the ways to order it, with the colours last chosen in this browser. */
function CartOrder({ lines, attempt }: CartOrderProps) {
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
