import { theme } from '@shop/shared/theme';
import { IconButton, MinusIcon, PlusIcon } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Box = styled.div`
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

export interface LineStepperProps {
  title: string;
  /** pieces */
  value: number;
  onChange: (quantity: number) => void;
}

/** Plus and minus; minus never goes below 1 (spec section 4), and keeps the focus there. */
export const LineStepper = ({ title, value, onChange }: LineStepperProps) => (
  <Box role="group" aria-label={`Quantity of ${title}`}>
    <IconButton
      label="Decrease quantity"
      aria-disabled={value <= 1 || undefined}
      onClick={() => value > 1 && onChange(value - 1)}
    >
      <MinusIcon size={18} />
    </IconButton>
    <output>{value}</output>
    <IconButton label="Increase quantity" onClick={() => onChange(value + 1)}>
      <PlusIcon size={18} />
    </IconButton>
  </Box>
);
