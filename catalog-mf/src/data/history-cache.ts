import { ResourceCache } from '@shop/shared/async';
import { useLocation } from '@shop/shared/router';
import { useEffect, useState } from 'react';

/**
 * Remembers what a page showed, by place in the visitor's history. Who comes back finds it as it
 * was while the answer comes anew: else the page would be too short to scroll to where they were.
 * @returns a hook that gives what is shown now, else what was shown at this place before; and what
 *   forgets all, for tests
 */
export function createHistoryCache<T>() {
  const cache = new ResourceCache<T>({ maxEntries: 50 });
  function useHistoryEntry(now: T | undefined): T | undefined {
    const { key, pathname } = useLocation();
    const [page, setPage] = useState(() => ({ pathname, before: cache.peek(key) }));
    // Another colour in the address is another place, but the same page.
    if (page.pathname !== pathname) setPage({ pathname, before: cache.peek(key) });
    const current = now ?? page.before;
    useEffect(() => {
      if (current !== undefined) cache.set(key, current);
    }, [key, current]);
    return current;
  }
  return { useShown: useHistoryEntry, forget: () => cache.clear() };
}
