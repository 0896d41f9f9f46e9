import { CloseIcon, IconButton, Toasts, useModal } from '@shop/shared/ui';
import { closeAfterFrame } from '@shop/shared/ui/bundled';
import { useLocation } from 'federated-site/router';
import { type ReactNode, useId, useRef } from 'react';
import { Body, Dialog, Footer, Head, Messages, Sheet } from './panel.styles';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Content below the list, always in sight. */
  footer?: ReactNode;
}

/**
 * Slides in from the side, over the page (spec section 2). The dialog keeps the focus inside,
 * closes on Escape and gives the focus back by itself. A press that begins and ends outside the
 * panel closes it; one that slips out does not. A link to the page behind the panel closes it
 * too, since that page stays.
 */
export function SidePanel({ title, onClose, children, footer }: SidePanelProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  const { pathname } = useLocation();
  useModal(dialog);
  const close = () => closeAfterFrame(dialog.current);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, defaultPrevented }) => {
        if (target === dialog.current && pressed.current === target) close();
        // A link that the router follows; one for another tab changes nothing here.
        const link = defaultPrevented && (target as Element).closest('a');
        if (link && link.pathname === pathname) close();
      }}
    >
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
        {footer && <Footer>{footer}</Footer>}
      </Sheet>
    </Dialog>
  );
}
