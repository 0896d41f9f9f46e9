import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { focusTitle, TextButton } from '../panel/PanelLine';

const Clear = styled(TextButton)`
  display: block;
  margin: ${theme.space.m} 0 0 auto;
`;

/** Empties the cart. It is below the lines, away from the thumb that orders or copies. */
export const ClearCart = ({ onClear }: { onClear: () => void }) => (
  <Clear type="button" onClick={onClear}>
    Clear cart
  </Clear>
);

const Notice = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  font-weight: 600;
`;

/** Says that the cart was cleared, and undoes it. It takes the focus of the button that has gone. */
export function Cleared({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: button } = undo;
    button?.focus();
    return () => {
      if (button && document.activeElement === button) focusTitle(button);
    };
  }, []);
  return (
    <Notice>
      Cart cleared
      <Button ref={undo} tone="quiet" size="s" onClick={onUndo}>
        Undo
      </Button>
    </Notice>
  );
}
