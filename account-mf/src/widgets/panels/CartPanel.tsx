import type { CartItem } from '@shop/shared/entities';
import { isHttpError } from '@shop/shared/http';
import { useLocation } from '@shop/shared/router';
import { useSession } from '@shop/shared/session';
import { chosenColor } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { useEffect } from 'react';
import { CartFoot } from '../../components/cart/CartFoot';
import { CartLine } from '../../components/cart/CartLine';
import {
  EmptyPanel,
  PanelFailed,
  PanelSkeleton,
  SignInPrompt,
} from '../../components/panel/PanelStates';
import { Lines } from '../../components/panel/panel.styles';
import { SidePanel } from '../../components/panel/SidePanel';
import { failureText } from '../../data/failure-text';
import { changeQuantity, clearCart, reloadCart, removeFromCart } from '../../data/lists/cart';
import { useCart } from '../../data/lists/cart-atoms';
import { cartMessage, cartUrl } from '../../data/lists/cart-order-rules';
import { cartTotal, lineTitle, orderLines } from '../../data/lists/cart-rules';
import { ListError, type ListView } from '../../data/lists/server-list';
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
    : error instanceof ListError
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

interface CartBodyProps {
  view: ListView<CartItem>;
  signedOut: boolean;
  /** Says so when an action fails. */
  attempt: (action: Promise<void>) => void;
  onClose: () => void;
}

/** What the cart holds, or why it is not to be seen. */
function CartBody({ view: { state, items }, signedOut, attempt, onClose }: CartBodyProps) {
  const { pathname, search } = useLocation();
  if (signedOut) return <SignInPrompt text="Please login to use cart" here={pathname + search} />;
  if (state === 'unknown' && items.length === 0) return <PanelSkeleton />;
  return (
    <>
      {state === 'failed' && (
        <PanelFailed text="Failed to load cart" onRetry={() => void reloadCart()} />
      )}
      {state === 'ready' && items.length === 0 && (
        <EmptyPanel text="Your cart is empty." onClose={onClose} />
      )}
      {items.length > 0 && (
        <Lines aria-label="In your cart">
          {items.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              title={lineTitle(line)}
              color={chosenColor(line.productId)}
              onQuantity={(quantity) =>
                // Who asks for more of what is gone meanwhile wants it back.
                attempt(changeQuantity(line, quantity, { addIfMissing: quantity > line.quantity }))
              }
              onRemove={() => attempt(removeFromCart(line.id))}
            />
          ))}
        </Lines>
      )}
    </>
  );
}
