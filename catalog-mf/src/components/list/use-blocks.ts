import { ResourceCache } from 'federated-site/async';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So few all stay drawn: the browser's own search finds everything in a small shop. */
export const fewBlocks = 5;
/** How far beyond the view blocks are filled. */
const rootMargin = '1200px 0px';

interface Snapshot {
  near: ReadonlySet<number>;
  heights: Map<number, number>;
  /** of a block that was never seen, in px */
  typicalHeight: number;
}

/** As the visitor left it, by place in the history. */
const snapshots = new ResourceCache<Snapshot>({ maxEntries: 30 });

/**
 * Which blocks of a long list are near the view.
 * @param count blocks
 * @param historyKey key of this list in the visitor's history
 * @param isFirstFull whether all cards of the first block are drawn
 * @returns which blocks hold their cards now; the height of a full one in px, its own when it was
 *   seen, else the first one's; and the ref of each, which carries its number in `data-block`
 */
export function useBlocks(count: number, historyKey: string, isFirstFull: boolean) {
  const [left] = useState(() => snapshots.peek(historyKey));
  const [near, setNear] = useState<ReadonlySet<number>>(() => left?.near ?? new Set([0]));
  const [heights] = useState(() => new Map(left?.heights));
  const [typicalHeight, setTypicalHeight] = useState(left?.typicalHeight ?? 0);
  const elements = useRef(new Set<HTMLElement>());
  const observer = useRef<IntersectionObserver>(undefined);
  const few = count <= fewBlocks;

  useEffect(() => {
    if (few || typeof IntersectionObserver === 'undefined') return;
    const watching = new IntersectionObserver(
      (entries) => startTransition(() => setNear((before) => moved(before, entries, heights))),
      { rootMargin },
    );
    observer.current = watching;
    for (const element of elements.current) watching.observe(element);
    return () => {
      watching.disconnect();
      observer.current = undefined;
    };
  }, [few, heights]);

  // Before the first paint with further blocks: those without their cards take the height of the first.
  const needsHeight = typicalHeight === 0 && count > 1 && isFirstFull;
  useLayoutEffect(() => {
    const [first] = elements.current;
    if (needsHeight && first) setTypicalHeight(first.offsetHeight);
  }, [needsHeight]);

  // Another width, another number of columns: earlier measurements are void.
  useEffect(() => {
    let width = innerWidth;
    const measure = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      heights.clear();
      const filled = [...elements.current].find((element) => element.firstElementChild);
      if (filled) setTypicalHeight(filled.offsetHeight);
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [heights]);

  useEffect(
    () => snapshots.set(historyKey, { near, heights, typicalHeight }),
    [historyKey, near, heights, typicalHeight],
  );

  const watch = useCallback((element: HTMLElement) => {
    elements.current.add(element);
    observer.current?.observe(element);
    return () => {
      elements.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);

  return {
    isNear: (index: number) => few || near.has(index),
    heightOf: (index: number) => heights.get(index) ?? typicalHeight,
    watch,
  };
}

/** The near blocks after the view has moved; a block that leaves has its height noted. */
function moved(
  before: ReadonlySet<number>,
  entries: readonly IntersectionObserverEntry[],
  heights: Map<number, number>,
): ReadonlySet<number> {
  const near = new Set(before);
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const index = Number((target as HTMLElement).dataset.block);
    if (isIntersecting) near.add(index);
    else if (near.delete(index)) heights.set(index, boundingClientRect.height);
  }
  return near;
}
