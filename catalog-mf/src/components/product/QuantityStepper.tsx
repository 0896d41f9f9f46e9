import { theme } from '@shop/shared/theme';
import { MinusIcon, PlusIcon } from '@shop/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Block = styled.div`
  display: grid;
  gap: ${theme.space.s};
  & > label {
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: inline-grid;
  grid-template-columns: 48px 56px 48px;
  width: max-content;
  min-height: 48px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  & > button,
  & > input {
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.s};
    background: none;
    color: ${theme.color.ink};
    font: 600 ${theme.size.body} ${theme.font.body};
    text-align: center;
  }
  & > button {
    display: grid;
    place-items: center;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button:hover:enabled {
    color: ${theme.color.accentStrong};
    background: ${theme.color.sunken};
  }
  & > button:active:enabled {
    transform: scale(0.94);
  }
  & > button:disabled {
    color: ${theme.color.control};
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > input {
    font-variant-numeric: tabular-nums;
  }
  & > input:disabled {
    color: ${theme.color.inkSoft};
  }
`;

/** Minimum 1 (spec section 5). The spec knows no maximum: two digits keep a slip of the thumb sane. */
const bounds = { least: 1, most: 99 };

const within = (pieces: number): number =>
  Math.min(bounds.most, Math.max(bounds.least, Math.trunc(pieces) || bounds.least));

export interface QuantityStepperProps {
  /** pieces to order */
  value: number;
  /** pieces in stock; at 0 or less nothing can be added */
  stock: number;
  onChange: (pieces: number) => void;
}

/** How many: a number between two buttons. */
export function QuantityStepper({ value, stock, onChange }: QuantityStepperProps) {
  const id = useId();
  const soldOut = stock <= 0;
  return (
    <Block>
      <label htmlFor={id}>Quantity</label>
      <Row>
        <button
          type="button"
          aria-label="Decrease quantity"
          aria-controls={id}
          disabled={value <= bounds.least}
          onClick={() => onChange(within(value - 1))}
        >
          <MinusIcon size={20} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          disabled={soldOut}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) =>
            onChange(within(Number(event.currentTarget.value.replace(/\D/g, ''))))
          }
        />
        <button
          type="button"
          aria-label="Increase quantity"
          aria-controls={id}
          disabled={soldOut || value >= bounds.most}
          onClick={() => onChange(within(value + 1))}
        >
          <PlusIcon size={20} />
        </button>
      </Row>
    </Block>
  );
}
