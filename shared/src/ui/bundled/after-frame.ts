/**
 * Closes a modal dialog that was pressed away: it is gone with the next frame, and ends after it. Its
 * end costs the styles of the whole page, which may be used again: 50 ms on a slow phone.
 */
export function closeAfterFrame(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  dialog.style.display = 'none';
  afterFrame(() => {
    dialog.close();
    dialog.style.display = '';
  });
}

/**
 * Calls back when the next frame has been drawn; in a hidden page, when it is shown again.
 * @returns stops waiting
 */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The task after a frame's callback runs when the frame has been drawn.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
