import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Button, WhatsAppLink } from '@shop/shared/ui';
import { useCopy } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

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

interface CartFootProps {
  /** in the shop's currency */
  total: number;
  /** chat that orders the cart */
  orderHref: string;
  /** the same message, whole */
  orderText: string;
}

/** What the cart costs, and how to order it. */
export const CartFoot = ({ total, orderHref, orderText }: CartFootProps) => (
  <>
    <Total aria-live="polite">
      Total <span>{formatPrice(total)}</span>
    </Total>
    <Button wide onClick={() => window.alert('Checkout coming soon')}>
      Checkout
    </Button>
    <WhatsAppLink href={orderHref} wide>
      Order on WhatsApp
    </WhatsAppLink>
    <CopyOrder text={orderText} />
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
