import { useSession } from '@shop/shared/session';
import { useLocation, useNavigate } from 'federated-site/router';
import { useCallback, useEffect, useRef } from 'react';
import { runPendingActions } from '../lists/lazy-lists';
import { queuePendingActionFromUrl } from '../pending-action-from-url';
import { pathAfterSignIn } from './redirect-rules';

/**
 * Leads signed-in users on from the pages for guests, replacing the history entry (spec section
 * 2): at once, or as soon as they are signed in, here or in another tab.
 * @returns a function that leads on now; one time, however often it is called
 */
export function useRedirectSignedIn(): () => void {
  const { state } = useSession();
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef(false);

  const leave = useCallback(() => {
    if (left.current) return;
    left.current = true;
    void runPendingActions();
    void navigate(pathAfterSignIn(search, key === 'default' ? referrer() : undefined), {
      replace: true,
    });
  }, [navigate, search, key]);

  useEffect(() => void queuePendingActionFromUrl(search), [search]);

  useEffect(() => {
    if (state === 'signed-in') leave();
  }, [state, leave]);

  return leave;
}

/** Path of our page that led to this document; not to pages of the router since. */
const referrer = (): string | undefined =>
  document.referrer.startsWith(`${location.origin}/`)
    ? document.referrer.slice(location.origin.length)
    : undefined;
