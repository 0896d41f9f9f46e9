/**
 * An address whose path can be decoded: bytes that are not UTF-8 become the replacement character
 * and a lone `%` is escaped (WHATWG Encoding, "replacement"). The query is left as it is. It begins
 * with one slash, so that a redirect to it stays on this site: `//` and `/\` begin another host.
 */
export function wellFormedUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const repaired = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    if (run === '%') return '%25';
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
    return encodeURIComponent(new TextDecoder().decode(bytes));
  });
  return [repaired.replace(/^(?:https?:)?[/\\]*/i, '/'), ...query].join('?');
}

/** U+000A, U+000D, U+2028 and U+2029 as addresses write them. */
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;

/**
 * The address that was meant where line breaks have come into its path, as at the end of a link
 * that was copied.
 */
export function withoutLineBreaks(url: string): string {
  const [path = '', ...query] = url.split('?');
  const joined = path.replace(lineBreaks, '');
  return joined === path ? url : wellFormedUrl([joined, ...query].join('?'));
}

/**
 * Path and query of a request's target, which may be an absolute address too (RFC 9112, section
 * 3.2.2). It begins with a slash, so that it is an address of the site when it is put after its origin.
 */
export const pathOfTarget = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
