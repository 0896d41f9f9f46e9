import { useLocation } from '@shop/shared/router';
import { useEffect, useState } from 'react';

/** Oldest first out. */
const maxEntries = 50;

/**
 * Remembers what a page showed, by place in the visitor's history. Who comes back finds it as it
 * was while the answer comes anew: else the page would be too short to scroll to where they were.
 * @returns a hook that gives what is shown now, else what was shown at this place before; and what
 *   forgets all, for tests
 */
export function createHistoryCache<T>() {
  const shown = new Map<string, T>();
  const keep = (key: string, now: T) => {
    shown.delete(key);
    shown.set(key, now);
    const [oldest] = shown.keys();
    if (shown.size > maxEntries && oldest !== undefined) shown.delete(oldest);
  };
  function useHistoryEntry(now: T | undefined): T | undefined {
    const { key, pathname } = useLocation();
    const [page, setPage] = useState(() => ({ pathname, before: shown.get(key) }));
    // Another colour in the address is another place, but the same page.
    if (page.pathname !== pathname) setPage({ pathname, before: shown.get(key) });
    const current = now ?? page.before;
    useEffect(() => {
      if (current !== undefined) keep(key, current);
    }, [key, current]);
    return current;
  }
  return { useShown: useHistoryEntry, forget: () => shown.clear() };
}
