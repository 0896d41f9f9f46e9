import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns whether this place is on the server, or taken over from its HTML; stays as it is */
export function useIsServerRendered(): boolean {
  const [origin] = useState(() => ({ isServer: false }));
  return useSyncExternalStore(
    never,
    () => origin.isServer,
    () => {
      origin.isServer = true;
      return true;
    },
  );
}

/** Set once scripts draw the page: what is mounted afterwards is hydrated from the start. */
let pageIsAlive = false;

/** @returns false in the server's HTML and while it is taken over, then true */
export function useHydrated(): boolean {
  const [alive, setAlive] = useState(pageIsAlive);
  useEffect(() => {
    pageIsAlive = true;
    startTransition(() => setAlive(true));
  }, []);
  return alive;
}
