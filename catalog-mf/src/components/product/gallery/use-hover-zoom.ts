import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Where hovering zooms: wide screens with a fine pointer (spec section 9: 768px, 2x). */
export const zoomMedia = '@media (min-width: 768px) and (hover: hover) and (pointer: fine)';

/** A picture that comes under a resting pointer, as on a page just opened, keeps still. In ms. */
const stillAtFirst = 500;

/**
 * Lets the zoomed picture follow a mouse. The pointer's place is given to CSS without rendering
 * again.
 * @param onNear called when a pointer arrives
 */
export function useHoverZoom(onNear: () => void) {
  const [zoomed, setZoomed] = useState(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const handlers = {
    onPointerEnter: onNear,
    onPointerLeave: () => setZoomed(false),
    onPointerMove: ({
      currentTarget,
      clientX,
      clientY,
      pointerType,
    }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse' || performance.now() - openedAt.current < stillAtFirst) return;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      currentTarget.style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`);
      currentTarget.style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`);
      setZoomed(true);
    },
  };
  return { zoomed, handlers };
}
