import type { ProductCard } from '@shop/shared/entities';
import { type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that rests this long is no longer passing by, in ms. */
const rest = 60;

/**
 * Tells when a visitor is about to open a card: the mouse rests on it, it is pressed, or the focus
 * comes into it.
 * @returns handlers for the card's element
 */
export function useIntent(card: ProductCard, onIntent?: (card: ProductCard) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onIntent) return undefined;

  const intend = () => {
    stop();
    onIntent(card);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch') timer.current = setTimeout(intend, rest);
    },
    onPointerLeave: stop,
    onPointerDown: intend,
    onFocus: intend,
    // A press without a pointer: a switch, a voice, a script.
    onClickCapture: intend,
  };
}
