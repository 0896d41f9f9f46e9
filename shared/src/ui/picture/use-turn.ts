import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useAlive } from './use-alive';
import { whenNear } from './when-near';

/** What a picture out of the first view waits for: the scripts, or to be nearly in view. */
export type Later = 'alive' | 'near';

/** @returns whether it is a picture's turn to be fetched */
export function useTurn(later: Later | undefined, place: RefObject<Element | null>): boolean {
  const alive = useAlive();
  const [near, setNear] = useState(false);
  const waits = later === 'near' && !near;
  useEffect(() => {
    if (!waits || !place.current) return undefined;
    return whenNear(place.current, () => startTransition(() => setNear(true)));
  }, [waits, place]);
  return later === undefined || (later === 'alive' ? alive : near);
}
