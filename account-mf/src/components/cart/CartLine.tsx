import type { CartItem } from '@shop/shared/entities';
import { rupees } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { focusTitle } from '../panel/focus-title';
import { LineProduct } from '../panel/LineProduct';
import { Row } from '../panel/panel-look';
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
  onQuantity: (pieces: number) => void;
  onRemove: () => void;
}

/** A product in the cart: how many, and what it costs. */
export const CartLine = ({ line, title, color, onQuantity, onRemove }: CartLineProps) => (
  <li>
    <LineProduct title={title} product={line.product} />
    <Note>
      {rupees(line.unitPrice)}
      {color && ` · ${color}`}
    </Note>
    <Row>
      <LineStepper title={title} value={line.quantity} onChange={onQuantity} />
      <Total>{rupees(line.lineTotal)}</Total>
    </Row>
    <Row>
      <Button
        tone="quiet"
        size="s"
        aria-label={`Remove ${title} from cart`}
        onClick={({ currentTarget }) => {
          focusTitle(currentTarget);
          onRemove();
        }}
      >
        Remove
      </Button>
    </Row>
  </li>
);
