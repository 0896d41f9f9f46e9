import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';

/** Where a picture is zoomed into, as parts of its width and height. */
export interface ZoomPoint {
  x: number;
  y: number;
}

export interface StripControl {
  strip: RefObject<HTMLUListElement | null>;
  index: number;
  /** undefined while the whole picture is seen */
  zoom: ZoomPoint | undefined;
  show: (index: number) => void;
  setZoom: (point: ZoomPoint | undefined) => void;
  follow: (event: UIEvent<HTMLUListElement>) => void;
}

/** Keeps the shown index and the strip's scroll position together. */
export function useStrip(start: number, count: number): StripControl {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const [zoom, setZoom] = useState<ZoomPoint>();

  useEffect(() => scrollTo(strip.current, start), [start]);

  const move = (next: number) => {
    if (next !== index) setZoom(undefined);
    setIndex(next);
  };
  const show = (next: number) => {
    const bounded = Math.min(count - 1, Math.max(0, next));
    scrollTo(strip.current, bounded);
    move(bounded);
  };
  const follow = ({ target, currentTarget }: UIEvent<HTMLUListElement>) => {
    const { scrollLeft, clientWidth } = currentTarget;
    // A zoomed picture scrolls inside its own slide.
    if (target === currentTarget && clientWidth > 0) move(Math.round(scrollLeft / clientWidth));
  };
  return { strip, index, zoom, show, setZoom, follow };
}

function scrollTo(strip: HTMLUListElement | null, index: number): void {
  if (strip) strip.scrollLeft = index * strip.clientWidth;
}
