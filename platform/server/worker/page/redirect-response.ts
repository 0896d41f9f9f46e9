import type { PageResponse } from '../../messages';

/**
 * Answers a page that leads elsewhere. No cache and no search engine keeps it, since what it leads
 * to depends on the moment.
 * @param allowedPrefixes how addresses outside the site begin that it may lead to
 * @throws when it leads to any other place: the site's address would vouch for it
 */
export function redirectResponse(
  siteUrl: string,
  allowedPrefixes: readonly string[],
  { status, location }: { status: number; location: string },
): PageResponse {
  const { origin } = new URL(location, siteUrl);
  if (
    origin !== new URL(siteUrl).origin &&
    !allowedPrefixes.some((prefix) => location.startsWith(prefix))
  ) {
    throw new Error(`a page may not lead to ${location}`);
  }
  return {
    status,
    headers: {
      location,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
    body: '',
  };
}
