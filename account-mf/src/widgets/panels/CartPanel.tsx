import type { CartItem } from '@shop/shared/entities';
import { orderListMessage, orderListUrl, orderTotal } from '@shop/shared/format/bundled';
import { isHttpError } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { useAtomValue } from 'jotai';
import { CartFoot } from '../../components/cart/CartFoot';
import { CartLine } from '../../components/cart/CartLine';
import { ClearCart, Cleared } from '../../components/cart/ClearCart';
import { DiscontinuedLine } from '../../components/panel/DiscontinuedLine';
import { failureText } from '../../data/failure-text';
import {
  changeQuantity,
  clearCart,
  reloadCart,
  removeFromCart,
  undoClearCart,
} from '../../data/lists/cart';
import {
  colorRows,
  colorText,
  type LineChange,
  withColor,
  withRow,
} from '../../data/lists/cart-color-rules';
import { itemTitle, orderLines } from '../../data/lists/cart-order-rules';
import { cartAtom, isClearedAtom } from '../../data/lists/list-atoms';
import { ListError } from '../../data/lists/server-list';
import { canGrow, stockText } from '../../data/lists/stock-rules';
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
      lineOf={(line) => <Line key={line.id} line={line} />}
      foot={
        order.length > 0 && (
          <CartFoot
            total={orderTotal(order)}
            orderHref={orderListUrl(order)}
            orderText={orderListMessage(order, Number.POSITIVE_INFINITY)}
          />
        )
      }
    />
  );
}

function Line({ line }: { line: CartItem }) {
  const onRemove = () => attempt(removeFromCart(line.id));
  const { product, discontinued } = line;
  const title = itemTitle(line);
  if (discontinued) {
    return <DiscontinuedLine title={title} product={product} list="cart" onRemove={onRemove} />;
  }
  const rows = colorRows(line);
  const change = ({ quantity, colors }: LineChange) => {
    // More of a line that is gone since adds it again.
    const addIfMissing = quantity > line.quantity;
    attempt(changeQuantity(line, quantity, { addIfMissing, colors }));
  };
  return (
    <CartLine
      line={line}
      title={title}
      rows={rows.length > 0 ? rows : [{ quantity: line.quantity }]}
      colors={colorText(rows)}
      stockNote={stockText(line)}
      canGrow={canGrow(line)}
      onPieces={(row, quantity) =>
        change(rows.length > 0 ? withRow(rows, row, quantity) : { quantity })
      }
      onColor={(row, name) => change(withColor(rows, row, name))}
      onRemove={onRemove}
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
