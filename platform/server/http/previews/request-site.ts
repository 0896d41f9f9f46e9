import type { FastifyRequest } from 'fastify';

/** What made the browser ask: a page of the shop, the visitor (typed, bookmarked), or another site. */
export type RequestSite = 'same-origin' | 'none' | 'cross-site';

/**
 * Reads what the browser says (Fetch Metadata, Sec-Fetch-Site). Over plain HTTP browsers send no
 * such header; then Origin and Referer tell.
 */
export function requestSite({
  headers,
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): RequestSite {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    return site === 'same-origin' || site === 'none' ? site : 'cross-site';
  }
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return 'none';
  return URL.canParse(from) && new URL(from).host === host ? 'same-origin' : 'cross-site';
}
