import type { Encoding } from './encoded-reply';

/** The best encoding that an Accept-Encoding header allows (RFC 9110 section 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding {
  const allowed = new Map<string, boolean>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) allowed.set(name, weight === undefined || Number(weight) > 0);
  }
  if (allowed.get('br')) return 'br';
  if (allowed.get('gzip')) return 'gzip';
  return 'identity';
}

/** Whether an If-None-Match header names this entity tag (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
