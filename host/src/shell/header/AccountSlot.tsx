import { useSession } from '@shop/shared/session';
import { media } from '@shop/shared/theme';
import { Widget } from 'federated-site/react';
import { type ReactNode, useSyncExternalStore } from 'react';

const query = media.wideHeader.replace('@media ', '');

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** Whether the whole navigation is shown; undefined where it is not known, as on the server. */
const useWideScreen = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches,
    () => undefined,
  );

/**
 * Where the account team greets a signed-in visitor, or says that the shop cannot be reached to ask
 * who it is. Everybody else needs two plain links, the `children`, and none of that team's scripts.
 */
export function AccountSlot({ look, children }: { look: 'bar' | 'menu'; children: ReactNode }) {
  const { state } = useSession();
  const wide = useWideScreen();
  if (state === 'unknown' || state === 'signed-out') return children;
  // The header has two such places and shows one of them: only that one greets.
  if (wide !== undefined && wide !== (look === 'bar')) return null;
  return <Widget name="account/SessionLinks" look={look} fallback={children} />;
}
