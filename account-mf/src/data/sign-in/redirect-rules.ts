/** Pages that a visitor only passes through to sign in. */
const signInPages = /^\/(?:login|register|forgot-password|reset-password)(?=[/?#]|$)/i;

/**
 * Where a visitor goes after signing in: back to where they came from, else to / (spec section 2).
 * @param search query of the page, as it stands in the address
 * @param from path of the shop's page whose link led here, if known; it counts for a link with a
 *   pending action, since such a link does not know its page
 */
export function pathAfterSignIn(search: string, from?: string): string {
  const query = new URLSearchParams(search);
  const isWanted = query.has('want') && from !== undefined && !signInPages.test(from);
  const next = safeNext(isWanted ? from : query.get('next'));
  return signInPages.test(next) ? '/' : next;
}

/** A link between these pages that preserves where the visitor came from. */
export function withNext(path: string, search: string): string {
  const next = pathAfterSignIn(search);
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Stands in for the origin of the shop. */
const site = 'http://shop.invalid';

/**
 * Where to go after signing in. Only a path of this site is followed, so that a link to our login
 * page cannot send a visitor elsewhere.
 * @param value `next` of the address, whatever it holds
 * @returns path with query and fragment; '/' for anything else
 */
export function safeNext(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(value, site);
    // `/..//elsewhere` becomes `//elsewhere`, which a browser takes for another site.
    return origin === site && !pathname.startsWith('//') ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
