import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The place is noted when scrolling has paused this long: Safari takes 100 changes of the history in 30 s. */
const debounceMs = 350;

/** How to draw a list for the visitor's place in it. */
interface ScrollRestoration {
  /** They come back far down: all products are requested together, and drawn at once. */
  isReturning: boolean;
  /** They are far down: the list above has its real height, also after a reload. */
  isFarDown: boolean;
}

/**
 * For coming back to a place that the server's HTML does not reach, by a reload or to a
 * tab that the phone had dropped: the height of `main` is reserved until all products are drawn. The
 * boot script reserves it before the first paint, so that the browser itself scrolls there; Back
 * within the shop scrolls as the page is drawn.
 * @param isWhole whether all products are drawn, or will not come
 * @param key of this place in the history: another order of the list takes it, and the note
 */
export function useScrollRestoration(isWhole: boolean, key: string): ScrollRestoration {
  const [isBack] = useState(() => notedHeight() !== undefined);
  const [isFarDown, setIsFarDown] = useState(false);
  const isWaiting = isBack && !isWhole;
  /** px from the top, until the visitor scrolls */
  const place = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (isWaiting) {
      reserveHeight(notedHeight());
      return () => reserveHeight('');
    }
    // What is drawn above has its real height now, and the browser may have anchored to its content.
    if (isFarDown && place.current !== undefined) {
      const [index, top] = history.state.block ?? [];
      const block = document.querySelector(`[data-block="${index}"]`);
      // A very long list draws few of its blocks, and takes the height of the first for the others.
      scrollTo(0, block ? scrollY + block.getBoundingClientRect().top - top : place.current);
    }
    if (isBack) setIsFarDown(true);
    return undefined;
  }, [isBack, isWaiting, isFarDown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is noted yet at another place
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      if (isWaiting) return;
      const isBeyond = isBeyondServer();
      if (isBeyond && !isFarDown) setIsFarDown(true);
      else notePlace(isBeyond);
    };
    const checkAtRest = () => {
      // The page may be left before: with room for cards not drawn or laid out yet.
      if (!isWaiting && !notedHeight() && isBeyondServer()) notePlace(true, innerHeight);
      clearTimeout(timer);
      timer = setTimeout(check, debounceMs);
    };
    const onScroll = () => {
      if (scrollY !== place.current) place.current = undefined;
      checkAtRest();
    };
    if (isWaiting) {
      // Chromium loses the scroll restoration of a page as it goes to another document.
      if (scrollY === 0) scrollTo(0, history.state.top);
      place.current = scrollY;
    }
    checkAtRest();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [isWaiting, isFarDown, key]);

  return { isReturning: isBack && !isFarDown, isFarDown };
}

/** As a declaration, of a place where the visitor has seen more than the server's HTML holds. */
const notedHeight = (): string | undefined => globalThis.history?.state?.tall;

/** The root element has no other style of its own. */
function reserveHeight(declaration = ''): void {
  document.documentElement.style.cssText = declaration;
}

/** The server draws the first block alone. */
function isBeyondServer(): boolean {
  const second = document.querySelector('[data-block="1"]');
  return scrollY > 0 && second !== null && second.getBoundingClientRect().top < innerHeight;
}

/**
 * The first block in view, and where its top is. None at the end of the page, nor in a list of up to
 * five blocks: they stay drawn (`fewBlocks`), and the place is right to the pixel.
 */
function blockInView(): [index: string | undefined, top: number] | undefined {
  if (!document.querySelector('[data-block="5"]')) return undefined;
  for (const block of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom > 0) return [block.dataset.block, top];
  }
  return undefined;
}

/**
 * In the history: it is there for the boot script, and gone with the entry. Not as the page goes:
 * then it would come too late for a reload.
 */
function notePlace(isBeyond: boolean, room = 0): void {
  const height = document.getElementById('main')?.offsetHeight ?? 0;
  const [tall, top] = isBeyond ? [`--main:${height + room}px`, scrollY] : [];
  const { state } = history;
  if (state?.tall === tall && state?.top === top) return;
  // Overlays have a place of their own there (`closeOnBack`).
  const block = isBeyond && room === 0 ? blockInView() : undefined;
  history.replaceState({ ...state, isOverlay: undefined, tall, top, block }, '');
}
