import { isHttpError } from '@shop/shared/http';
import { chosenColor } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { useAtomValue } from 'jotai';
import { CartFoot } from '../../components/cart/CartFoot';
import { CartLine } from '../../components/cart/CartLine';
import { failureText } from '../../data/failure-text';
import { changeQuantity, clearCart, reloadCart, removeFromCart } from '../../data/lists/cart';
import {
  cartMessage,
  cartTotal,
  cartUrl,
  itemTitle,
  orderLines,
} from '../../data/lists/cart-order-rules';
import { cartAtom } from '../../data/lists/list-atoms';
import { ListError } from '../../data/lists/server-list';
import { ListPanel } from './ListPanel';
import type { PanelProps } from './use-panel';

const texts = {
  signedOut: 'Please login to use cart',
  failed: 'Failed to load cart',
  empty: 'Your cart is empty.',
  list: 'In your cart',
};

/** The cart, and the ways to order it, with the colours last chosen in this browser. */
export default function CartPanel({ onClose }: PanelProps) {
  const view = useAtomValue(cartAtom);
  const order = orderLines(view.items, chosenColor);
  return (
    <ListPanel
      title="Cart"
      view={view}
      texts={texts}
      reload={reloadCart}
      onClose={onClose}
      lineOf={(line) => (
        <CartLine
          key={line.id}
          line={line}
          title={itemTitle(line)}
          color={chosenColor(line.productId)}
          onQuantity={(quantity) =>
            // Who asks for more of what is gone meanwhile wants it back.
            attempt(changeQuantity(line, quantity, { addIfMissing: quantity > line.quantity }))
          }
          onRemove={() => attempt(removeFromCart(line.id))}
        />
      )}
      foot={
        <CartFoot
          total={cartTotal(order)}
          orderHref={cartUrl(order)}
          orderText={cartMessage(order, Number.POSITIVE_INFINITY)}
          onClear={() => attempt(clearCart())}
        />
      }
    />
  );
}

/** Says so when an action fails; what is shown has been taken back by then. */
const attempt = (action: Promise<void>): void =>
  void action.catch((error: unknown) => {
    const signedOut = isHttpError(error, 401) || !storedTokens();
    const text = signedOut
      ? 'Please login to update cart'
      : error instanceof ListError
        ? error.message
        : failureText(error, 'Failed to update cart');
    showToast({ text, tone: 'error' });
  });
