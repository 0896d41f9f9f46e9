import type { SitemapEntry } from '../../../react';

/** What one file may hold (sitemaps.org, protocol 0.9): addresses, and bytes of UTF-8. */
export const sitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/** More pictures of one page are not read (Google, image sitemaps). */
const maxImages = 1_000;
/** Addresses must be shorter (sitemaps.org). */
const maxAddressLength = 2_048;

const opening =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
const closing = '</urlset>\n';

/**
 * The files of a sitemap, each within the limits. An entry that is not an address of the site is left
 * out, and so is one that came before.
 * @param siteUrl origin of the site
 * @returns at least one document
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limits: typeof sitemapLimits = sitemapLimits,
): string[] {
  const files: string[][] = [[]];
  let bytes = opening.length + closing.length;
  for (const line of new Map(entries.flatMap((one) => urlOf(one, siteUrl))).values()) {
    const size = Buffer.byteLength(line);
    const last = files.at(-1) ?? [];
    if (last.length > 0 && (last.length >= limits.addresses || bytes + size > limits.bytes)) {
      files.push([line]);
      bytes = opening.length + closing.length + size;
    } else {
      last.push(line);
      bytes += size;
    }
  }
  return files.map((lines) => opening + lines.join('') + closing);
}

/**
 * The index that names the files of a large sitemap. They lie in its folder: a sitemap may only hold
 * addresses below its own folder.
 */
export function sitemapIndexXml(count: number, siteUrl: string): string {
  const files = Array.from({ length: count }, (_, at) => siteUrl + sitemapPath(at));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');
}

/** Path of a large sitemap's file. @param at counted from 0 */
export const sitemapPath = (at: number): string => `/sitemap-${at + 1}.xml`;

/** @returns the address and its element; nothing for what is not an address of the site */
function urlOf(
  { path, lastModified = '', images = [] }: SitemapEntry,
  siteUrl: string,
): [address: string, xml: string][] {
  const address = addressOf(path, siteUrl);
  if (!address?.startsWith(`${siteUrl}/`)) return [];
  const changed = new Date(lastModified);
  const pictures = images
    .flatMap((image) => addressOf(image, siteUrl) ?? [])
    .slice(0, maxImages)
    .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
  const when = Number.isNaN(changed.getTime()) ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return [[address, `<url><loc>${escapeXml(address)}</loc>${when}${pictures.join('')}</url>\n`]];
}

function addressOf(path: string, siteUrl: string): string | undefined {
  if (!URL.canParse(path, siteUrl)) return undefined;
  const { href, protocol } = new URL(path, siteUrl);
  return /^https?:$/.test(protocol) && href.length < maxAddressLength ? href : undefined;
}

/** A URL as text of an element; the URL parser has encoded `<`, `>` and `"`. */
const escapeXml = (url: string): string => url.replace(/&/g, '&amp;').replace(/'/g, '&apos;');
