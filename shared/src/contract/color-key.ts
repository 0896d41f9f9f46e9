import { cleanText } from 'federated-site/html/clean-text';

/** How an order link writes a colour: `Dark Brown` is `dark-brown`. */
export const colorKey = (color: string): string =>
  cleanText(color)
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s:,/\\]+/g, '-');

/** Four signs have 1.7 million values: enough for the colours of one product. */
const shortKeys = 36 ** 4;

/**
 * How an order link without room for names writes a colour, `~4k2f`: a letter that is not Latin
 * takes up to 15 bytes in a message.
 * @param color its name, or its `colorKey`
 */
export function shortColorKey(color: string): string {
  let hash = 0;
  for (const point of colorKey(color)) {
    hash = (hash * 31 + (point.codePointAt(0) ?? 0)) % shortKeys;
  }
  return `~${hash.toString(36)}`;
}

/**
 * The colour that an order link names.
 * @param names of a product's colours
 * @param key from `colorKey` or `shortColorKey`, or a name
 */
export const colorOfKey = (names: readonly string[], key: string): string | undefined =>
  names.find((name) => colorKey(name) === colorKey(key)) ??
  names.find((name) => shortColorKey(name) === key);
