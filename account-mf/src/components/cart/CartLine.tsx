import type { CartItem } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { IconButton } from '@shop/shared/ui';
import { MinusIcon, PlusIcon } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { LineProduct, RemoveButton } from '../panel/PanelLine';
import { Row } from '../panel/panel.styles';

const Note = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
`;

const Total = styled.strong`
  font: 600 ${theme.size.lead} ${theme.font.display};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Stepper = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.round};
  background: ${theme.color.raised};
  -webkit-user-select: none;
  user-select: none;
  & > button {
    touch-action: manipulation;
  }
  & > button[aria-disabled='true'] {
    color: ${theme.color.control};
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > output {
    min-width: 2ch;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

interface CartLineProps {
  line: CartItem;
  title: string;
  /** the colour last chosen for it, if any */
  color: string | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** The product of a line, its picture in the colour where there is one. */
function inColor({ product, pictures }: CartItem, color: string | undefined) {
  const picture = color && pictures?.find((one) => one.color === color);
  return product && picture ? { ...product, picture } : product;
}

/** A product in the cart: how many, and what it costs. */
export const CartLine = ({ line, title, color, onQuantity, onRemove }: CartLineProps) => (
  <li>
    <LineProduct title={title} product={inColor(line, color)} />
    <Row>
      <Note>
        {formatPrice(line.unitPrice)}
        {color && ` · ${color}`}
      </Note>
      <Total>{formatPrice(line.lineTotal)}</Total>
    </Row>
    <Row>
      <Stepper role="group" aria-label={`Quantity of ${title}`}>
        {/* Minus never goes below 1 (spec section 4), and keeps the focus there. */}
        <IconButton
          label="Decrease quantity"
          aria-disabled={line.quantity <= 1 || undefined}
          onClick={() => line.quantity > 1 && onQuantity(line.quantity - 1)}
        >
          <MinusIcon size={18} />
        </IconButton>
        <output>{line.quantity}</output>
        <IconButton label="Increase quantity" onClick={() => onQuantity(line.quantity + 1)}>
          <PlusIcon size={18} />
        </IconButton>
      </Stepper>
      <RemoveButton label={`Remove ${title} from cart`} onRemove={onRemove} />
    </Row>
  </li>
);
