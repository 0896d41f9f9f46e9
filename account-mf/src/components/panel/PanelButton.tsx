import { theme } from '@shop/shared/theme';
import { IconButton } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Spot = styled.span`
  position: relative;
  display: grid;
`;

const Count = styled.span`
  position: absolute;
  bottom: 55%;
  left: 55%;
  min-width: 18px;
  padding: 0 4px;
  border-radius: ${theme.radius.round};
  color: ${theme.color.onAccent};
  background: ${theme.color.accent};
  /* No larger than the icon, whatever the text. */
  font: 600 min(0.6875rem, 14px) / 18px ${theme.font.body};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export interface PanelButtonProps {
  /** 'Cart' or 'Wishlist' */
  name: string;
  count: number;
  busy: boolean;
  onOpen: () => void;
  /** The visitor is about to open it. */
  onIntent: () => void;
  children: ReactNode;
}

/** A header icon with a count; as large as the link that stands in for it. */
export const PanelButton = (props: PanelButtonProps) => {
  const { name, count, busy, onOpen, onIntent, children } = props;
  return (
    <IconButton
      label={count > 0 ? `${name} (${count})` : name}
      aria-haspopup="dialog"
      busy={busy}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Spot>
        {children}
        {count > 0 && <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
      </Spot>
    </IconButton>
  );
};
