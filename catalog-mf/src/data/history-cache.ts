import { ResourceCache } from 'federated-site/async';
import { useLocation } from 'federated-site/router';
import { useEffect, useState } from 'react';

/** By the name of the value and the place in the visitor's history. */
const cache = new ResourceCache<unknown>({ maxEntries: 200 });

/** Forgets all, for tests. */
export const forgetHistory = (): void => cache.clear();

/**
 * Remembers what a page showed, by place in the visitor's history. A visitor who comes back finds it
 * as it was until the new answer comes: else the page would be too short to scroll to where they were.
 * @param name of the remembered value; each has values of one type
 * @returns the value shown now, else the one shown at this place before
 */
export function useHistoryEntry<T>(name: string, now: T | undefined): T | undefined {
  const { key, pathname } = useLocation();
  const before = () => cache.peek(`${name} ${key}`) as T | undefined;
  const [page, setPage] = useState(() => ({ pathname, shown: before() }));
  // Another colour in the address is another place, but the same page: its last value stays
  // until new data comes, as after the viewer was closed by Back.
  if (page.pathname !== pathname) setPage({ pathname, shown: before() });
  else if (now !== undefined && now !== page.shown) setPage({ pathname, shown: now });
  const current = now ?? page.shown;
  useEffect(() => {
    if (current !== undefined) cache.set(`${name} ${key}`, current);
  }, [name, key, current]);
  return current;
}
