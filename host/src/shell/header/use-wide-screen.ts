import { useSyncExternalStore } from 'react';
import { wideScreen } from './wide-screen';

const query = wideScreen.replace('@media ', '');

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** Whether the whole navigation is shown; undefined where nobody can say, as on the server. */
export const useWideScreen = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches,
    () => undefined,
  );
