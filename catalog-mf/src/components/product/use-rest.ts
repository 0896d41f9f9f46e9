import { useLocation } from '@shop/shared/router';
import { useFromServer } from '@shop/shared/ui';
import { startTransition, useEffect, useState } from 'react';

/** Places in the visitor's history that were drawn, by their keys. */
const visited = new Set<string>();
/** Oldest first out. */
const most = 100;

/**
 * Whether the rest of a page may be drawn. What a press opens comes in two steps, so that what was
 * asked for is on the screen first. A page from the server is whole, and so is one that the visitor
 * comes back to: else it would be too short to scroll to where they were.
 */
export function useRest(): boolean {
  const fromServer = useFromServer();
  const { key } = useLocation();
  const [comes, setComes] = useState(() => visited.has(key));

  useEffect(() => {
    visited.add(key);
    const [oldest] = visited;
    if (visited.size > most && oldest !== undefined) visited.delete(oldest);
  }, [key]);

  const isWhole = fromServer || comes;
  useEffect(
    () => (isWhole ? undefined : afterFrame(() => startTransition(() => setComes(true)))),
    [isWhole],
  );
  return isWhole;
}

/** @returns stops it */
function afterFrame(act: () => void): () => void {
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
