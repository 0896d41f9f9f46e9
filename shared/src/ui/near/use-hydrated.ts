import { startTransition, useEffect, useState } from 'react';

/** True after the first hydration: components mounted later are hydrated from the start. */
let pageIsHydrated = false;

/** @returns false in the server's HTML and while it is taken over, then true */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(pageIsHydrated);
  useEffect(() => {
    pageIsHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
