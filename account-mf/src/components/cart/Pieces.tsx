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

interface PiecesProps {
  /** Their name, for visitors who cannot see the line: the product, in its colour. */
  name: string;
  /** The label before them where a line has several kinds. */
  label?: ReactNode;
  quantity: number;
  /** Whether there are more to be had. */
  canGrow: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Pieces that are alike: how many, and a way to take them out of the cart. */
export function Pieces({ name, label, quantity, canGrow, onQuantity, onRemove }: PiecesProps) {
  return (
    <Row>
      {label}
      <Stepper role="group" aria-label={`Quantity of ${name}`}>
        {/* Minus never goes below 1 (spec section 4); where a step ends, the focus stays. */}
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
