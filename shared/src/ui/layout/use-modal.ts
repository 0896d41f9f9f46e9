import { type RefObject, useEffect } from 'react';
import { closeOnBack } from './close-on-back';

/**
 * Opens the dialog over everything as soon as it is on the page, and leaves the page behind still.
 * Back closes it; the browser gives the focus back to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    const { style } = document.documentElement;
    const before = style.overflow;
    if (current) orByAttribute(current).showModal();
    style.overflow = 'hidden';
    const leave = closeOnBack(() => current?.close());
    return () => {
      style.overflow = before;
      // Closed before it is taken away, or the browser would not give the focus back.
      current?.close();
      leave();
    };
  }, [dialog]);
}

/** Firefox has `showModal` from 98 on. Before, the dialog lies over the page all the same. */
function orByAttribute(dialog: HTMLDialogElement): HTMLDialogElement {
  dialog.showModal ??= () => dialog.setAttribute('open', '');
  dialog.close ??= () => dialog.dispatchEvent(new Event('close'));
  return dialog;
}
