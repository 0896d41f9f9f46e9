import { useLocation } from '@shop/shared/router';
import { useEffect, useRef, useState } from 'react';
import { commentAnchor, commentInHash } from './comment-rules';

/**
 * The comment that the address names (`#comment-12`): scrolled to when it comes after the page.
 * One that the server wrote is found by the browser itself, which also knows a reload from a visit.
 * @param shown ids of the comments on the page
 * @returns its id; undefined on the server, which does not see fragments
 */
export function useMarkedComment(shown: readonly number[]): number | undefined {
  const { hash } = useLocation();
  const [marked, setMarked] = useState<number>();
  const awaited = useRef<number>(undefined);
  const isShown = marked !== undefined && shown.includes(marked);

  useEffect(() => {
    const named = commentInHash(hash);
    setMarked(named);
    awaited.current = placeOf(named) ? undefined : named;
  }, [hash]);

  useEffect(() => {
    if (!isShown || awaited.current !== marked) return;
    awaited.current = undefined;
    const place = placeOf(marked);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [marked, isShown]);

  return marked;
}

const placeOf = (id: number | undefined): HTMLElement | null =>
  document.getElementById((id && commentAnchor(id)) || '');
