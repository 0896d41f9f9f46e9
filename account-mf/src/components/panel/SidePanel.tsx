import { CloseIcon, IconButton, Toasts } from '@shop/shared/ui';
import { type ReactNode, useId } from 'react';
import { Body, Dialog, Footer, Head, Messages, Sheet } from './panel.styles';
import { useSideDialog } from './use-side-dialog';

export interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What stands below the list, always in sight. */
  foot?: ReactNode;
}

/**
 * Slides in from the side, over the page (spec section 2). The dialog keeps the focus inside,
 * closes on Escape and gives the focus back by itself.
 */
export function SidePanel({ title, onClose, children, foot }: SidePanelProps) {
  const id = useId();
  const { ref, close, outside } = useSideDialog();
  return (
    <Dialog ref={ref} aria-labelledby={id} onClose={onClose} {...outside}>
      <Sheet>
        <Head>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={`Close ${title.toLowerCase()}`} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Body>{children}</Body>
        {/* The page's own messages are behind the panel, and silent. */}
        <Messages>
          <Toasts />
        </Messages>
        {foot && <Footer>{foot}</Footer>}
      </Sheet>
    </Dialog>
  );
}
