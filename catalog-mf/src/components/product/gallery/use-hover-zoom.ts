import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { pointIn } from '../point-in';

/** @returns the index of the slide that an element is in */
export const slideAt = (element: EventTarget): number => {
  const slide = (element as Element).closest('li');
  return [...(slide?.parentElement?.children ?? [])].indexOf(slide as Element);
};

/** A picture that comes under a resting pointer, as on a page just opened, keeps still. */
const zoomDelayMs = 500;

/**
 * Lets the zoomed picture follow a mouse. The pointer's place is given to CSS without rendering
 * again.
 * @param onNear called when a pointer arrives
 */
export function useHoverZoom(onNear: () => void) {
  const [zoomedAt, setZoomedAt] = useState<number>();
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const handlers = {
    onPointerEnter: onNear,
    onPointerLeave: () => setZoomedAt(undefined),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const isTooSoon = performance.now() - openedAt.current < zoomDelayMs;
      const button = (event.target as Element).closest('button');
      if (event.pointerType !== 'mouse' || isTooSoon || !button) return;
      const { x, y } = pointIn(button, event);
      button.style.setProperty('--zoom-x', `${x * 100}%`);
      button.style.setProperty('--zoom-y', `${y * 100}%`);
      setZoomedAt(slideAt(button));
    },
  };
  return { zoomedAt, handlers };
}
