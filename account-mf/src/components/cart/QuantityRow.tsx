import { theme } from '@shop/shared/theme';
import { IconButton } from '@shop/shared/ui';
import { MinusIcon, PlusIcon } from '@shop/shared/ui/bundled';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RemoveButton } from '../panel/PanelLine';
import { Row } from '../panel/panel.styles';

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

interface Props {
  /** For visitors who cannot see the line: the product, in its colour. */
  name: string;
  /** Names the kind, where a line has several. */
  label?: ReactNode;
  quantity: number;
  /** Whether there are more in stock. */
  canGrow: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** How many pieces of one kind, with a way to take them out of the cart. */
export function QuantityRow({ name, label, quantity, canGrow, onQuantity, onRemove }: Props) {
  return (
    <Row>
      {label}
      <Stepper role="group" aria-label={`Quantity of ${name}`}>
        {/* Minus never goes below 1 (spec section 4); not `disabled`, which would lose the focus. */}
        <IconButton
          label="Decrease quantity"
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => quantity > 1 && onQuantity(quantity - 1)}
        >
          <MinusIcon size={18} />
        </IconButton>
        <output>{quantity}</output>
        <IconButton
          label="Increase quantity"
          aria-disabled={!canGrow || undefined}
          onClick={() => canGrow && onQuantity(quantity + 1)}
        >
          <PlusIcon size={18} />
        </IconButton>
      </Stepper>
      <RemoveButton label={`Remove ${name} from cart`} onRemove={onRemove} />
    </Row>
  );
}
