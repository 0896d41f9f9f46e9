import { type SiteAddresses, unknownAddresses } from './site-addresses';

/**
 * The address at which a browser finds a picture of the API (spec section 3: image paths are made absolute
 * against the API host). The storefront forwards `/media`, so what lies there needs no other
 * origin; another https address stays. A path without a folder of its own is below `/media`, as
 * Django's MEDIA_URL has it.
 * @param addresses none in scripts that stand alone
 * @returns a URL for `src`; undefined when `raw` is not the address of a picture (`javascript:…`)
 */
export function mediaUrl(raw: unknown, addresses: SiteAddresses | undefined): string | undefined {
  if (typeof raw !== 'string' || raw.trim() === '') return undefined;
  // The usual path needs no parser: a list of thousands holds many of them.
  const { apiOrigin, siteUrl, mediaOrigin } = addresses ?? unknownAddresses;
  const local = mediaOrigin && raw.startsWith(mediaOrigin) ? raw.slice(mediaOrigin.length) : raw;
  if (/^\/media(?:\/[\w-][\w.-]*)+$/.test(local)) return raw;
  const path = raw.trim().replace(/\p{Surrogate}/gu, '\uFFFD');
  const api = apiOrigin || siteUrl;
  const bare =
    /^(?![a-z][a-z\d+.-]*:)[^/\\]/i.test(path) && !/^(\.|media\/|uploads?\/)/i.test(path);
  const url = parseUrl(bare ? `/media/${path}` : path, `${api}/`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  // By host, not origin: behind a TLS proxy Django writes http addresses of itself.
  const own = url.host === parseUrl(api)?.host || url.host === parseUrl(siteUrl)?.host;
  if (!own) return url.protocol === 'https:' ? url.href : undefined;
  const found = url.pathname + url.search;
  return url.pathname.startsWith('/media/') ? found : apiOrigin + found;
}

export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
