import { type RefObject, useEffect, useState } from 'react';

/** Movement that is a trembling thumb, no direction, in px. */
const tremble = 4;
/** Without movement for this time the page is at rest, in ms. */
const restsAfter = 500;
/** Between the button and a control, in px. */
const gap = 4;
/** So far down the window the highest place is. */
const highest = 0.4;

/** Next to a picture's link is one with words, which is the one to press. */
const controls = 'a:not([aria-hidden]), button, input, select, textarea, summary';

/**
 * @returns where a button that floats at the window's end lies on no control: px to move it by, up
 *   to 0, its own place; undefined while the page moves down, and where there is no such place
 */
export function useFloatingPlace(button: RefObject<HTMLElement | null>): number | undefined {
  const [place, setPlace] = useState<number | undefined>(0);

  useEffect(() => {
    let last = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setPlace(button.current ? freePlace(button.current) : 0), restsAfter);
    };
    const onScroll = () => {
      settle();
      // Above the top a page bounces back down by itself.
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < tremble) return;
      const isDown = now > last;
      setPlace((before) => (isDown ? undefined : (before ?? 0)));
      last = now;
    };
    // Whatever opens, comes or goes changes the page's height.
    const sizes = new ResizeObserver(settle);
    sizes.observe(document.body);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      sizes.disconnect();
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', onScroll);
    };
  }, [button]);

  return place;
}

function freePlace(button: HTMLElement): number | undefined {
  // Where it is without being moved.
  const { offsetLeft: left, offsetTop: own, offsetWidth, offsetHeight } = button;
  const inTheWay = [...document.querySelectorAll(controls)]
    // A folded element has a place too.
    .filter((one) => one !== button && !one.closest('details:not([open]) > :not(summary)'))
    .map((one) => ({ box: one.getBoundingClientRect(), isLink: one.matches('a') }))
    // Of a link that is much larger than the button, enough is left.
    .filter(({ box, isLink }) => !isLink || box.height < 3 * offsetHeight)
    .map(({ box }) => box)
    .filter((box) => box.width > 0 && box.right > left && box.left < left + offsetWidth)
    .sort((a, b) => b.bottom - a.bottom);
  let top = own;
  for (const box of inTheWay) {
    const isClear = box.top >= top + offsetHeight + gap || box.bottom <= top - gap;
    if (!isClear) top = box.top - gap - offsetHeight;
  }
  const isTooHigh = top < own && top < window.innerHeight * highest;
  return isTooHigh ? undefined : top - own;
}
