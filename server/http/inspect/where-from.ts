import type { FastifyRequest } from 'fastify';

/** Who made the browser ask: a page of the shop, nobody (typed, bookmarked), or another site. */
export type WhereFrom = 'the shop' | 'nobody' | 'elsewhere';

/**
 * Reads what the browser says (Fetch Metadata, Sec-Fetch-Site). Over plain HTTP browsers send no
 * such header; then Origin and Referer tell.
 */
export function requestSite({
  headers,
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): WhereFrom {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin') return 'the shop';
    return site === 'none' ? 'nobody' : 'elsewhere';
  }
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return 'nobody';
  return URL.canParse(from) && new URL(from).host === host ? 'the shop' : 'elsewhere';
}
