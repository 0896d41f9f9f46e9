import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface SideDialog {
  ref: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** A press that begins and ends beside the panel closes it; one that slips out does not. */
  outside: {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
    onClick: (event: { target: EventTarget }) => void;
  };
}

/** Opens the dialog over everything as soon as it is on the page, and leaves the page behind still. */
export function useSideDialog(): SideDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  const close = () => ref.current?.close();

  useEffect(() => {
    const { current } = ref;
    const { style } = document.documentElement;
    const before = style.overflow;
    current?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
      // Closed before it is taken away, or the browser would not give the focus back.
      current?.close();
    };
  }, []);

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
