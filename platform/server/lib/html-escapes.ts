/** A text as the content of an element of HTML. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A text as the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

const unsafe: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * A JSON data block. Nothing in the data can end the element or begin a comment (HTML Standard,
 * "Restrictions for contents of script elements").
 */
export function jsonBlock(
  type: 'application/json' | 'application/ld+json',
  data: unknown,
  id?: string,
): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => unsafe[char] ?? char);
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
