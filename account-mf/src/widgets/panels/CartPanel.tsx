import { shopConfig } from '@shop/shared/config';
import { formatPrice } from '@shop/shared/format';
import {
  type OrderLine,
  orderListMessage,
  orderListUrl,
  orderTotal,
} from '@shop/shared/format/bundled';
import { isHttpError } from '@shop/shared/http';
import { theme } from '@shop/shared/theme';
import { storedTokens } from '@shop/shared/tokens';
import { Button, showToast, WhatsAppLink } from '@shop/shared/ui';
import { CopyButton } from '@shop/shared/ui/bundled';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { ClearCart, Cleared } from '../../components/cart/ClearCart';
import { failureText } from '../../data/failure-text';
import { clearCart, reloadCart, undoClearCart } from '../../data/lists/cart';
import { orderLines } from '../../data/lists/cart-order-rules';
import { cartAtom, isClearedAtom } from '../../data/lists/list-atoms';
import { ListError } from '../../data/lists/server-list';
import { CartLine } from './CartLine';
import { GuestList } from './GuestList';
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
      signedOut={<GuestList />}
      notice={isCleared && <Cleared onUndo={undoClearCart} />}
      afterLines={<ClearCart onClear={() => attempt(clearCart())} />}
      renderLine={(line) => <CartLine key={line.id} line={line} attempt={attempt} />}
      footer={order.length > 0 && <CartFooter order={order} />}
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

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  font-weight: 600;
  & > span {
    font: 600 ${theme.size.h3} ${theme.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** What the cart costs, and how to order it. */
const CartFooter = ({ order }: { order: readonly OrderLine[] }) => (
  <>
    <Total aria-live="polite">
      Total <span>{formatPrice(orderTotal(order))}</span>
    </Total>
    <small>{shopConfig().taxNote}</small>
    <WhatsAppLink href={orderListUrl(order)} wide>
      Order on WhatsApp
    </WhatsAppLink>
    <Button tone="quiet" size="s" wide onClick={() => window.alert('Checkout coming soon')}>
      Checkout
    </Button>
    {/* For visitors without WhatsApp at hand: to send it any other way. */}
    <CopyButton
      text={orderListMessage(order, Number.POSITIVE_INFINITY)}
      label="Your order, to copy"
    >
      Copy order
    </CopyButton>
  </>
);
