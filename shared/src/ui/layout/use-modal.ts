import { type RefObject, useEffect } from 'react';

/**
 * Opens the dialog over everything as soon as it is on the page, and leaves the page behind still.
 * The browser gives the focus back to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    const { style } = document.documentElement;
    const before = style.overflow;
    current?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
      // Closed before it is taken away, or the browser would not give the focus back.
      current?.close();
    };
  }, [dialog]);
}
