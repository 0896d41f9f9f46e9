import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface GalleryStrip {
  strip: RefObject<HTMLUListElement | null>;
  /** index of the picture in sight */
  index: number;
  show: (index: number) => void;
  /** Reads the index from where the strip was scrolled to. */
  follow: () => void;
}

/**
 * Keeps the strip's scroll position and the shown index together.
 * @param lead the picture to go to when it changes; -1 for none
 */
export function useGalleryStrip(lead: number): GalleryStrip {
  const strip = useRef<HTMLUListElement>(null);
  const followed = useRef(lead);
  const [index, setIndex] = useState(0);

  const show = useCallback((next: number) => {
    const { current } = strip;
    if (current) current.scrollLeft = next * current.clientWidth;
    setIndex(next);
  }, []);
  const follow = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  }, []);

  // The strip may have been swiped before the page came alive.
  useEffect(follow, [follow]);
  useEffect(() => {
    if (lead !== followed.current && lead >= 0) show(lead);
    followed.current = lead;
  }, [lead, show]);

  return { strip, index, show, follow };
}
