import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useAlive } from './use-alive';
import { whenNear } from './when-near';

/**
 * What a picture out of the first view waits for: the scripts, to be nearly in view, or to be
 * called up by whoever draws it, as the next one of a strip is.
 */
export type Later = 'alive' | 'near' | 'called';

/** @returns whether it is a picture's turn to be fetched; once it was, it stays so */
export function useTurn(later: Later | undefined, place: RefObject<Element | null>): boolean {
  const alive = useAlive();
  const [near, setNear] = useState(false);
  const [had, setHad] = useState(false);
  const waits = later === 'near' && !near;
  useEffect(() => {
    if (!waits || !place.current) return undefined;
    return whenNear(place.current, () => startTransition(() => setNear(true)));
  }, [waits, place]);
  const turn = had || near || later === undefined || (later === 'alive' && alive);
  if (turn && !had) setHad(true);
  return turn;
}
