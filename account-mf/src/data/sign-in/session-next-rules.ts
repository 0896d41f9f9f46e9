import { safeNext } from './safe-next';

/** Pages that a visitor only passes on the way in. */
const entrances = /^\/(?:login|register|forgot-password|reset-password)(?=[/?#]|$)/i;

/**
 * Where a visitor goes once signed in: back to where they came from, else to / (spec section 2).
 * @param search query of the page, as it stands in the address
 * @param from path of the shop's page whose link led here, if it is known; it counts where that
 *   link wants something, since such a link does not know which page it stands in
 */
export function afterSigningIn(search: string, from?: string): string {
  const query = new URLSearchParams(search);
  const isWanted = query.has('want') && from !== undefined && !entrances.test(from);
  const next = safeNext(isWanted ? from : query.get('next'));
  return entrances.test(next) ? '/' : next;
}

/** A link between the pages of signing in that keeps where the visitor came from. */
export function keepingNext(path: string, search: string): string {
  const next = afterSigningIn(search);
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}
