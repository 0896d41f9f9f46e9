import { isHttpError } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { useAtomValue } from 'jotai';
import { ClearCart, Cleared } from '../../components/cart/ClearCart';
import { failureText } from '../../data/failure-text';
import { clearCart, reloadCart, undoClearCart } from '../../data/lists/cart';
import { orderLines } from '../../data/lists/cart-order-rules';
import { cartAtom, isClearedAtom } from '../../data/lists/list-atoms';
import { ListError } from '../../data/lists/server-list';
import { CartFoot } from './CartFoot';
import { CartLine } from './CartLine';
import { ListPanel } from './ListPanel';
import type { PanelProps } from './use-panel';

const texts = {
  signedOut: 'Please login to use cart',
  failed: 'Failed to load cart',
  empty: 'Your cart is empty.',
  list: 'In your cart',
};

/** The cart, and the ways to order it, in the colours that were ordered. */
export default function CartPanel({ onClose }: PanelProps) {
  const view = useAtomValue(cartAtom);
  const isCleared = useAtomValue(isClearedAtom);
  const order = orderLines(view.items);
  return (
    <ListPanel
      title="Cart"
      view={view}
      texts={texts}
      reload={reloadCart}
      onClose={onClose}
      notice={isCleared && <Cleared onUndo={undoClearCart} />}
      end={<ClearCart onClear={() => attempt(clearCart())} />}
      lineOf={(line) => <CartLine key={line.id} line={line} attempt={attempt} />}
      foot={order.length > 0 && <CartFoot order={order} />}
    />
  );
}

/** Says so when an action fails; the shown change has been taken back by then. */
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
