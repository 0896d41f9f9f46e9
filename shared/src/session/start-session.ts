import { clearBroken, onTokens } from '@shop/shared/tokens';
import { checkSession } from './session';

let started = false;

/**
 * Finds out who is here, and follows it from then on: what other tabs do, a page that comes back
 * from the page cache (it heard nothing there), a connection that comes back. Once, in the browser.
 */
export function startSession(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  clearBroken();
  const check = () => void checkSession();
  onTokens(check);
  addEventListener('online', check);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
  check();
}
