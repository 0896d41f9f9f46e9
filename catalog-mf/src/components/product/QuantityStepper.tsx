import { theme } from '@shop/shared/theme';
import { MinusIcon, PlusIcon } from '@shop/shared/ui/bundled';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { choiceForm, maxPieces, minQuantity, quantityParameter, readQuantity } from './quantity';

const Block = styled.div`
  display: grid;
  gap: ${theme.space.s};
  & label {
    font-weight: 600;
  }
  & small {
    margin-left: ${theme.space.s};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
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
  & > input[aria-invalid] {
    color: ${theme.color.danger};
  }
  & > input:disabled {
    color: ${theme.color.inkSoft};
  }
  @media (scripting: none) {
    grid-template-columns: 56px;
    & > button {
      display: none;
    }
  }
`;

export interface QuantityStepperProps {
  /** pieces to order */
  value: number;
  /** pieces in stock: no more are ordered; at 0 or less nothing can be added */
  stock: number;
  onChange: (quantity: number) => void;
}

/**
 * How many: a number between two buttons. A text that is not a quantity changes nothing, and goes when
 * the field is left. A number typed before hydration counts. No more than the stock is ordered, and
 * at its end a message names the number.
 */
export function QuantityStepper({ value, stock, onChange }: QuantityStepperProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const soldOut = stock <= 0;
  const maxOrder = maxPieces(stock);
  const type = (text: string) => {
    setDraft(text);
    const count = readQuantity(text);
    if (count !== undefined) onChange(Math.min(maxOrder, count));
  };
  const step = (by: number, { detail }: MouseEvent) => {
    setDraft(undefined);
    const next = Math.min(maxOrder, Math.max(minQuantity, value + by));
    onChange(next);
    // At its end the button is disabled and would lose the focus; a keyboard's press has no detail.
    if (detail === 0 && [minQuantity, maxOrder].includes(next)) input.current?.focus();
  };

  const takeEarlyText = useEffectEvent(() => {
    const { current: field } = input;
    if (!field || field.value === String(value)) return;
    if (document.activeElement === field) return type(field.value);
    const early = Math.min(maxOrder, readQuantity(field.value) ?? value);
    if (early !== value) onChange(early);
    field.value = String(early);
  });
  useEffect(() => takeEarlyText(), []);

  return (
    <Block>
      <div>
        <label htmlFor={id}>Quantity</label>
        <small role="status">{!soldOut && value >= stock && `${stock} in stock`}</small>
      </div>
      <Row>
        <button
          type="button"
          aria-label="Decrease quantity"
          aria-controls={id}
          disabled={value <= minQuantity}
          onClick={(event) => step(-1, event)}
        >
          <MinusIcon size={20} />
        </button>
        <input
          ref={input}
          id={id}
          form={choiceForm}
          name={quantityParameter}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? value}
          disabled={soldOut}
          aria-invalid={(draft !== undefined && readQuantity(draft) === undefined) || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(undefined)}
        />
        <button
          type="button"
          aria-label="Increase quantity"
          aria-controls={id}
          disabled={soldOut || value >= maxOrder}
          onClick={(event) => step(1, event)}
        >
          <PlusIcon size={20} />
        </button>
      </Row>
    </Block>
  );
}
