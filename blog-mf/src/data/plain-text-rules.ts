import { collapseSpaces } from '@shop/shared/format';

/** Elements whose content is not text of the post. */
const skippedElements =
  /^(script|style|template|svg|math|iframe|noscript|head|title|textarea|select|object)$/;
/** Elements that stand within a line of text; all others separate words. */
const inlineElements =
  /^(a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)$/;

/** The entities that editors of shops write; others stay as written. */
const entities = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    bull: '•',
    copy: '©',
    deg: '°',
    eacute: 'é',
    frac12: '½',
    gt: '>',
    hellip: '…',
    ldquo: '“',
    lsquo: '‘',
    lt: '<',
    mdash: '—',
    middot: '·',
    nbsp: ' ',
    ndash: '–',
    quot: '"',
    rdquo: '”',
    reg: '®',
    rsquo: '’',
    shy: '',
    times: '×',
    trade: '™',
    zwj: '\u200D',
    zwnj: '\u200C',
  }),
);

/**
 * The words of an HTML text, for excerpts and descriptions: the same on the server and in a
 * browser, which needs no document for it. The result is text to be escaped, not safe HTML.
 * Takes time in proportion to the HTML, however broken that is.
 * @param maxLength characters that are enough; the rest is not read
 */
export const plainText = (html: string, maxLength = Number.POSITIVE_INFINITY): string =>
  collapseSpaces(readText(html, maxLength));

/** The same, with each block, line and cell of the HTML as a paragraph of its own. */
export const plainParagraphs = (html: string): string[] =>
  readText(html, Number.POSITIVE_INFINITY).split(gap).map(collapseSpaces).filter(Boolean);

/** Separates blocks: in the texts between them all white space is replaced by spaces. */
const gap = '\n';

/** Collects parts: a text that grows piece by piece would be copied for each. */
function readText(html: string, maxLength: number): string {
  const parts: string[] = [];
  let length = 0;
  const add = (more: string) => {
    const last = parts[parts.length - 1] ?? '';
    const text = more === gap ? more : more.replace(/\s+/g, ' ');
    // White space counts as one character, or indented markup would use up what is read.
    const isDouble = text === gap ? last === gap : /^ /.test(text) && /\s$/.test(last);
    const part = isDouble ? text.slice(1) : text;
    if (part) parts.push(part);
    length += part.length;
  };
  let at = 0;
  while (at < html.length && length < maxLength * 2) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    add(html.slice(at, end));
    if (open < 0) break;
    const tag = readTag(html, open);
    add(tag.replacement);
    at = tag.end;
  }
  return decode(parts.join(''));
}

/** The tag or comment that a `<` begins: its end, and its replacement. */
function readTag(html: string, open: number): { end: number; replacement: string } {
  if (html.startsWith('<!--', open)) return { end: endAfter(html, '-->', open), replacement: '' };
  const [, slash = '', named = ''] =
    /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(open, open + 40)) ?? [];
  const name = named.toLowerCase();
  if (!name)
    return /^<[!?/]/.test(html.slice(open, open + 2))
      ? skip(html, open)
      : { end: open + 1, replacement: '<' };
  const end = tagEnd(html, open);
  if (!slash && skippedElements.test(name))
    return { end: elementEnd(html, name, end), replacement: gap };
  return { end, replacement: inlineElements.test(name) ? '' : gap };
}

const skip = (html: string, open: number) => ({ end: endAfter(html, '>', open), replacement: '' });

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

/** The position after the tag's `>`; one within quotes does not count. */
function tagEnd(html: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < html.length; at += 1) {
    const char = html[at] ?? '';
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    else if ((char === '"' || char === "'") && html[at - 1] === '=') quote = char;
  }
  return html.length;
}

/** The position after the end tag of a skipped element; without one, the end of the HTML. */
function elementEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?![a-z0-9])`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? endAfter(html, '>', found.index) : html.length;
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi, (whole, decimal, hex, name) =>
    name === undefined
      ? codePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
      : (entities.get(name as string) ?? whole),
  );

const codePoint = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
