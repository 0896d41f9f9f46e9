import { useState, useSyncExternalStore } from 'react';

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
