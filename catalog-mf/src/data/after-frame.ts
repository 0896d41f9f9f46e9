/** Calls back when the next frame has been drawn. @returns stops waiting */
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
