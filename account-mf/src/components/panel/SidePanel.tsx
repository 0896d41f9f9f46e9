import { CloseIcon, IconButton, Toasts, useModal } from '@shop/shared/ui';
import { type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Body, Dialog, Footer, Head, Messages, Sheet } from './panel.styles';

interface SidePanelProps {
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

interface SideDialog {
  ref: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** A press that begins and ends beside the panel closes it; one that slips out does not. */
  outside: {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
    onClick: (event: { target: EventTarget }) => void;
  };
}

/** Opens the dialog, and closes it on a press beside the panel. */
function useSideDialog(): SideDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  const close = () => ref.current?.close();

  useModal(ref);

  return {
    ref,
    close,
    outside: {
      onPointerDown: ({ target }) => {
        pressed.current = target;
      },
      onClick: ({ target }) => {
        if (target === ref.current && pressed.current === target) close();
      },
    },
  };
}
