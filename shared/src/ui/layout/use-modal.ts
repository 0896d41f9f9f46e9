import { type RefObject, useEffect } from 'react';
import { dismissSuccesses } from '../toasts/toast-store';
import { closeOnBack } from './close-on-back';

/**
 * Opens the dialog over everything as soon as it is on the page, and leaves the page behind still.
 * Back closes it; the browser gives the focus back to where it was. Toasts of success go:
 * they are old news in the dialog, and would take the room of its content.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    const { style } = document.documentElement;
    const before = style.overflow;
    if (current) withPolyfill(current).showModal();
    style.overflow = 'hidden';
    dismissSuccesses();
    const leave = closeOnBack(() => current?.close());
    return () => {
      style.overflow = before;
      // Closed before it is taken away, or the browser would not give the focus back.
      current?.close();
      leave();
    };
  }, [dialog]);
}

/**
 * Firefox has `showModal` from 98 on. Before, the dialog lies over the page all the same, and the
 * rest of the modal behaviour comes with a script of its own.
 */
function withPolyfill(dialog: HTMLDialogElement): HTMLDialogElement {
  dialog.showModal ??= () => {
    dialog.setAttribute('open', '');
    import(/* webpackChunkName: "older-browsers" */ './modal-polyfill').then(
      ({ emulateModal }) => dialog.hasAttribute('open') && emulateModal(dialog),
      () => undefined,
    );
  };
  dialog.close ??= () => {
    if (!dialog.hasAttribute('open')) return;
    dialog.removeAttribute('open');
    // A task later, as browsers do: a dialog that is removed with its page sends no event.
    setTimeout(() => dialog.dispatchEvent(new Event('close')));
  };
  return dialog;
}
