import { useCallback, useRef, useState } from 'react';

/** Keeps the index of the picture in sight and the scroll position of a strip of them together. */
export function useStrip(start: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);

  const show = useCallback((next: number) => {
    const { current } = strip;
    if (current) current.scrollLeft = next * current.clientWidth;
    setIndex(next);
  }, []);
  /** Reads the index from where the strip was scrolled to. */
  const follow = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  }, []);
  return { strip, index, show, follow };
}
