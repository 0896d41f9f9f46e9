import { startTransition, useEffect, useState } from 'react';

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
