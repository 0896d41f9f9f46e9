import type { CartItem } from '@shop/shared/entities';
import { useLocation } from '@shop/shared/router';
import { chosenColor } from '@shop/shared/storage';
import { CartLine } from '../../components/cart/CartLine';
import { EmptyPanel } from '../../components/panel/EmptyPanel';
import { PanelFailed } from '../../components/panel/PanelFailed';
import { PanelSkeleton } from '../../components/panel/PanelSkeleton';
import { Lines } from '../../components/panel/panel.styles';
import { SignInPrompt } from '../../components/panel/SignInPrompt';
import { changeQuantity, reloadCart, removeFromCart } from '../../data/cart';
import { lineTitle } from '../../data/cart-rules';
import type { ListView } from '../../data/server-list';

export interface CartBodyProps {
  view: ListView<CartItem>;
  signedOut: boolean;
  /** Says so when an action fails. */
  attempt: (action: Promise<void>) => void;
  onClose: () => void;
}

/** What the cart holds, or why it is not to be seen. */
export function CartBody({ view: { state, items }, signedOut, attempt, onClose }: CartBodyProps) {
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
