import { mediaUrl, parseUrl } from '../media-url';
import { siteAddresses } from '../site-addresses';
import { filterStyle } from './filter-style';

/**
 * Where a link may lead: the web, mail, a phone, or a page of the site. Files of the API are found
 * at its host.
 * @returns undefined for every other scheme, however it is spelled
 */
function linkAddress(value: string): string | undefined {
  // The URL Standard drops these wherever they stand: `java\nscript:`.
  const address = value.replace(/[\t\n]/g, '').trim();
  if (/^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(address)) return address;
  if (/^[^/?#]*:/.test(address)) return undefined;
  if (/^\/?(?:media|uploads?)\//i.test(address)) return mediaUrl(address, siteAddresses());
  return address || undefined;
}

/** Whether a link leaves the site for another place on the web. */
export function isExternalLink(address: string): boolean {
  if (!/^(?:https?:|[/\\]{2})/i.test(address)) return false;
  return (
    parseUrl(address, 'https://site.invalid')?.host !== parseUrl(siteAddresses().siteUrl)?.host
  );
}

const inline = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z\d+/]+={0,2}$/;

/**
 * Where a picture may be asked for: among the files of the API (spec section 5: relative media or
 * upload image paths are rewritten to the API host), or in the document itself. Nothing is asked
 * of other servers, and nothing of the API's calls.
 */
export function pictureAddress(value: string): string | undefined {
  if (inline.test(value.trim())) return value.trim();
  const url = mediaUrl(value, siteAddresses());
  if (url === undefined) return undefined;
  const { apiOrigin, mediaOrigin } = siteAddresses();
  if (mediaOrigin && url.startsWith(`${mediaOrigin}/media/`)) return url;
  const path = apiOrigin && url.startsWith(`${apiOrigin}/`) ? url.slice(apiOrigin.length) : url;
  return /^\/(?!\/|api(?:[/?]|$))/.test(path) ? url : undefined;
}

/** The https address of a picture on another site. */
export function foreignPicture(value: string): string | undefined {
  const url = mediaUrl(value, siteAddresses());
  if (!url?.startsWith('https:')) return undefined;
  return url.startsWith(`${siteAddresses().apiOrigin}/`) ? undefined : url;
}

/** Candidates of a `srcset` (HTML Standard, "srcset attributes"); those elsewhere are left out. */
function pictureSet(value: string): string | undefined {
  const candidates = value.matchAll(/([^\s,]\S*[^\s,])(?:\s+(\d+(?:\.\d+)?[wx]))?\s*(?:,|$)/g);
  const accepted = [...candidates].flatMap(([, address = '', size]) => {
    const url = pictureAddress(address);
    return url?.startsWith('data:') || !url ? [] : [size ? `${url} ${size}` : url];
  });
  return accepted.length > 0 ? accepted.join(', ') : undefined;
}

/** A value's pattern, or a function from the value to what is written; and the tags it is for. */
type Rule = readonly [value: RegExp | ((value: string) => string | undefined), tags?: string];

const anything = /^/;

/** Ids, names and classes are missing: they belong to the page. */
const rules: readonly (readonly [names: string, ...Rule])[] = [
  ['title alt abbr open reversed', anything],
  ['lang', /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i],
  ['dir', /^(?:ltr|rtl|auto)$/i],
  ['style', filterStyle],
  ['href', linkAddress, 'a'],
  // A hook decides: a picture that lies elsewhere becomes a link.
  ['src', anything, 'img'],
  ['srcset', pictureSet, 'img source'],
  ['sizes', /^[\w\s().,:<>=/*+-]{1,300}$/, 'img source'],
  ['width height', /^(?:[0-3]?\d{1,3}|4000)\s*(?:px)?$/, 'img source'],
  ['media', /^[\w\s().:,<>=/-]{1,200}$/, 'source'],
  ['type', /^(?:[1aAiI]|image\/[\w+.-]+)$/, 'ol source'],
  ['align', /^(?:left|right|center|justify)$/i, 'p div h2 h3 h4 h5 h6 table td th'],
  ['start value', /^(?:\d{1,5}|100000)$/],
  ['colspan rowspan span', /^(?:\d{1,2}|100)$/],
  ['scope', /^(?:row|col)(?:group)?$/i],
  ['datetime', /^[\w:.+ -]{1,40}$/],
];

/** The rule of every attribute that a document may have. */
export const attributes: ReadonlyMap<string, Rule> = new Map(
  rules.flatMap(([names, ...rule]) => names.split(' ').map((name) => [name, rule] as const)),
);

/** Every element that a document may have; `body` is what DOMPurify reads it into. */
export const tags: readonly string[] = [
  'body #text a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup',
  'dd del details dfn div dl dt em figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins kbd',
  'li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup',
  'table tbody td tfoot th thead time tr u ul var wbr',
].flatMap((line) => line.split(' '));
