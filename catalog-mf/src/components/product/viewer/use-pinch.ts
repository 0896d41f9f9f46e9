import { type TouchEvent, useRef } from 'react';
import type { ZoomPoint } from './use-strip';

/** Fingers this much farther apart, or closer, mean it. */
const meant = { apart: 1.2, together: 0.85 };

/**
 * Two fingers spread zoom in where they are, brought together they zoom out. The browser's own
 * pinch is off in the viewer: it would leave the whole page enlarged afterwards.
 * @returns touch handlers for the zoomed element
 */
export function usePinch(zoomed: boolean, onZoom: (point: ZoomPoint | undefined) => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = spread(event)?.distance;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const now = spread(event);
      if (!now || start.current === undefined) return;
      const ratio = now.distance / start.current;
      if (zoomed ? ratio < meant.together : ratio > meant.apart) {
        start.current = undefined;
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        onZoom(zoomed ? undefined : { x: (now.x - left) / width, y: (now.y - top) / height });
      }
    },
  };
}

/** Distance and middle of two fingers, in px; undefined for any other number of them. */
function spread({ touches }: TouchEvent) {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b || touches.length > 2) return undefined;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}
