/**
 * Closes a modal dialog that was pressed away: it is gone with the next frame, and ends after it. Its
 * end costs the styles of the whole page, which may be used again: 50 ms on a slow phone.
 */
export function closeAfterFrame(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  dialog.style.display = 'none';
  setTimeout(() => dialog.close());
}
