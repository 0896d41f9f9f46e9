/** The behaviour of a modal dialog, for a browser without `showModal`; ends when it is closed. */
export function emulateModal(dialog: HTMLDialogElement): void {
  const opener = document.activeElement;
  const isOutside = ({ target }: Event) => !dialog.contains(target as Node);
  const focusFirst = () => dialog.querySelector<HTMLElement>('button, a[href], input')?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  };
  const onFocus = (event: Event) => {
    if (isOutside(event)) focusFirst();
  };
  const onClick = (event: Event) => {
    if (!isOutside(event)) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  };

  // The element is an unknown one there.
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  Object.assign(dialog.style, { zIndex: '90', outline: '100vmax solid rgb(42 29 20 / 45%)' });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('click', onClick, true);
  const end = () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('click', onClick, true);
    if (opener instanceof HTMLElement) opener.focus();
  };
  dialog.addEventListener('close', end, { once: true });
  focusFirst();
}
