import { useModal } from '@shop/shared/ui';
import { type PointerEvent, type RefObject, useRef } from 'react';

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
export function useSideDialog(): SideDialog {
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
