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
 * @param leads pictures to go to the first of when they change, unless one of them is in sight
 * @param onSight gets the index of another picture that came into sight
 */
export function useGalleryStrip(
  leads: readonly number[],
  onSight: (index: number) => void,
): GalleryStrip {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const now = useRef({ leads, index, onSight });
  useEffect(() => {
    now.current = { leads, index, onSight };
  });

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

  const followed = useRef({ leads: leads.join(), index });
  const wanted = leads.join();
  useEffect(() => {
    if (wanted === followed.current.leads) return;
    followed.current.leads = wanted;
    const { leads: to, index: at } = now.current;
    if (to[0] !== undefined && !to.includes(at)) show(to[0]);
  }, [wanted, show]);
  useEffect(() => {
    if (index === followed.current.index) return;
    followed.current.index = index;
    now.current.onSight(index);
  }, [index]);

  return { strip, index, show, follow };
}
