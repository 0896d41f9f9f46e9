import { shopConfig } from '@shop/shared/config';
import { cleanText } from 'federated-site/html/clean-text';

export { cleanText };

/** Plain text on one line, for titles, messages and meta descriptions. */
export const collapseSpaces = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/**
 * The text, or its beginning with an ellipsis; never half a character, at a word's end when one is
 * near.
 * @param maxLength code points, the ellipsis included
 */
export function truncate(text: string, maxLength: number): string {
  // A code point has at most two units, so a longer prefix cannot matter.
  const points = [...text.slice(0, maxLength * 2 + 2)];
  if (points.length <= maxLength) return text;
  const cut = points.slice(0, Math.max(0, maxLength - 1)).join('');
  const word = cut.search(/\s+\S*$/);
  return `${(word > cut.length * 0.7 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

/** A path of the site, or a whole address, as a whole address; the site's when it is none. */
export function absoluteUrl(address: string): string {
  const { siteUrl } = shopConfig();
  try {
    return new URL(address, siteUrl).href;
  } catch {
    return siteUrl;
  }
}
