import { useEffect, useState } from 'react';

/** Movement that is a trembling thumb, no direction, in px. */
const tremble = 4;
/** Without movement for this time the page is at rest, in ms. */
const restsAfter = 500;

/** @returns whether the page is moving down right now; false on the server, and at rest */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setDown(false), restsAfter);
      // Above the top a page bounces back down by itself.
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < tremble) return;
      setDown(now > last);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  return down;
}
