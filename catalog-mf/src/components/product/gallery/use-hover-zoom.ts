import { type PointerEvent, useState } from 'react';

/** Where hovering zooms: wide screens with a fine pointer (spec section 9: 768px, 2x). */
export const zoomMedia = '@media (min-width: 768px) and (hover: hover) and (pointer: fine)';

/**
 * Lets the zoomed picture follow a mouse. The zoom itself is CSS; the pointer's place is given to
 * it without rendering again.
 * @param onNear called when a pointer arrives
 */
export function useHoverZoom(onNear: () => void) {
  const [zoomed, setZoomed] = useState(false);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      onNear();
      if (pointerType === 'mouse') setZoomed(true);
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      currentTarget.style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`);
      currentTarget.style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`);
    },
  };
  return { zoomed, handlers };
}
