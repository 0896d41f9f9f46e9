/** Stands for whatever site the shop runs on. */
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
