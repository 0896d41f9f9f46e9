import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Button, WhatsAppLink } from '@shop/shared/ui';
import { useCopy } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import {
  type CartOrderLine,
  cartMessage,
  cartTotal,
  cartUrl,
} from '../../data/lists/cart-order-rules';

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin: 0;
  font-weight: 600;
  & > span {
    font: 600 ${theme.size.h3} ${theme.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** What the cart costs, and how to order it. */
export const CartFoot = ({ order }: { order: readonly CartOrderLine[] }) => (
  <>
    <Total aria-live="polite">
      Total <span>{formatPrice(cartTotal(order))}</span>
    </Total>
    <Button wide onClick={() => window.alert('Checkout coming soon')}>
      Checkout
    </Button>
    <WhatsAppLink href={cartUrl(order)} wide>
      Order on WhatsApp
    </WhatsAppLink>
    <CopyOrder text={cartMessage(order, Number.POSITIVE_INFINITY)} />
  </>
);

/** For visitors without WhatsApp at hand: the order as text, to send any other way. */
function CopyOrder({ text }: { text: string }) {
  const { isCopied, copy, field } = useCopy(text, 'Your order, to copy');
  return (
    <>
      <Button tone="quiet" size="s" onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy order'}</span>
      </Button>
      {field}
    </>
  );
}
