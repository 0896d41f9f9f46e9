import { type RefObject, startTransition, useEffect, useState } from 'react';
import { whenNear } from '../near/when-near';
import { useHydrated } from './use-hydrated';

/**
 * What a picture out of the first view waits for: the scripts, to be nearly in view, or to be
 * called up by whoever draws it, as the next one of a strip is.
 */
export type LoadWhen = 'alive' | 'near' | 'called';

/**
 * Browsers load lazy pictures from much farther: two and more screens of a list that many visitors
 * never see.
 */
const oneScreenMargin = '100% 0px';

/** @returns whether it is a picture's turn to be fetched; once it was, it stays so */
export function useDeferredSource(
  later: LoadWhen | undefined,
  place: RefObject<Element | null>,
): boolean {
  const alive = useHydrated();
  const [near, setNear] = useState(false);
  const [had, setHad] = useState(false);
  const waits = later === 'near' && !near;
  useEffect(() => {
    if (!waits || !place.current) return undefined;
    return whenNear(place.current, oneScreenMargin, () => startTransition(() => setNear(true)));
  }, [waits, place]);
  const turn = had || near || later === undefined || (later === 'alive' && alive);
  if (turn && !had) setHad(true);
  return turn;
}
