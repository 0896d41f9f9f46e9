import type { CartItem } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { LineProduct } from '../panel/LineProduct';
import { Row } from '../panel/panel.styles';
import { RemoveButton } from '../panel/RemoveButton';
import { LineStepper } from './LineStepper';

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

export interface CartLineProps {
  line: CartItem;
  title: string;
  /** the colour last chosen for it, if any */
  color: string | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** A product in the cart: how many, and what it costs. */
export const CartLine = ({ line, title, color, onQuantity, onRemove }: CartLineProps) => (
  <li>
    <LineProduct title={title} product={line.product} />
    <Row>
      <Note>
        {formatPrice(line.unitPrice)}
        {color && ` · ${color}`}
      </Note>
      <Total>{formatPrice(line.lineTotal)}</Total>
    </Row>
    <Row>
      <LineStepper title={title} value={line.quantity} onChange={onQuantity} />
      <RemoveButton label={`Remove ${title} from cart`} onRemove={onRemove} />
    </Row>
  </li>
);
