import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Button, WhatsAppLink } from '@shop/shared/ui';
import { useState } from 'react';
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
`;

interface CartFootProps {
  /** in the shop's currency */
  total: number;
  /** chat that orders the cart */
  orderHref: string;
  /** the same message, whole */
  orderText: string;
  onClear: () => void;
}

/** What the cart costs, and how to order it. */
export const CartFoot = ({ total, orderHref, orderText, onClear }: CartFootProps) => (
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
    <Pair>
      <CopyOrder text={orderText} />
      <Button tone="quiet" size="s" onClick={onClear}>
        Clear cart
      </Button>
    </Pair>
  </>
);

const Text = styled.textarea`
  grid-column: 1 / -1;
  order: 1;
  width: 100%;
  min-height: 120px;
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
`;

/** For visitors without WhatsApp at hand: the order as text, to send any other way. */
function CopyOrder({ text }: { text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('by-hand');
    }
  };
  return (
    <>
      <Button tone="quiet" size="s" onClick={copy}>
        <span aria-live="polite">{copied === 'yes' ? 'Copied' : 'Copy order'}</span>
      </Button>
      {copied === 'by-hand' && (
        <Text
          aria-label="Your order, to copy"
          readOnly
          value={text}
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
