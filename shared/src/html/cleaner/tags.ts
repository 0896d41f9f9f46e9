import { type AttributeRule, flag, language, number, oneOf, shaped, text } from './attribute-rules';
import { linkAddress } from './link-address';
import { pictureAddress, pictureSet } from './picture-address';
import { filterStyle } from './style/filter-style';

type Rules = Readonly<Record<string, AttributeRule>>;

const align = oneOf('left', 'right', 'center', 'justify');
/** Widest picture that is taken at its word, in CSS pixels. */
const pixels = number(4_000);
const cell = { colspan: number(100), rowspan: number(100), align };
const cells = { span: number(100) };
const when = { datetime: shaped(/^[\w:.+ -]{1,40}$/) };
const picture = {
  srcset: pictureSet,
  sizes: shaped(/^[\w\s().,:<>=/*+-]{1,300}$/),
  width: pixels,
  height: pixels,
};

/** Attributes that every element may have. Ids, names and classes are the page's own. */
export const everywhere: Rules = {
  title: text,
  lang: language,
  dir: oneOf('ltr', 'rtl', 'auto'),
  style: filterStyle,
};

/** Every element that may be shown, with the attributes it may have beside. */
export const tags: Readonly<Record<string, Rules>> = {
  ...plain('abbr b bdi bdo blockquote br cite code dd dfn dl dt em figcaption figure hr i kbd'),
  ...plain('mark picture pre q rp rt ruby s samp section small span strong sub summary sup'),
  ...plain('caption tbody tfoot thead tr u ul var wbr address article aside footer header'),
  ...Object.fromEntries(['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, { align }])),
  a: { href: linkAddress },
  img: { src: pictureAddress, ...picture, alt: text },
  source: {
    ...picture,
    media: shaped(/^[\w\s().:,<>=/-]{1,200}$/),
    type: shaped(/^image\/[\w+.-]+$/),
  },
  ol: { start: number(100_000), reversed: flag, type: oneOf('1', 'a', 'A', 'i', 'I') },
  li: { value: number(100_000) },
  table: { align },
  td: cell,
  th: { ...cell, scope: oneOf('row', 'col', 'rowgroup', 'colgroup'), abbr: text },
  col: cells,
  colgroup: cells,
  time: when,
  del: when,
  ins: when,
  details: { open: flag },
};

/** A page has one h1, its title; the others are old names. */
export const renamed: Readonly<Record<string, string>> = { h1: 'h2', strike: 's', tt: 'code' };

export const tagNames: readonly string[] = [...Object.keys(tags), ...Object.keys(renamed)];

/** Elements without contents and end tag (HTML Standard, "void elements"). */
export const voidTags: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'source', 'wbr']);

function plain(names: string): Record<string, Rules> {
  return Object.fromEntries(names.split(' ').map((name) => [name, {}]));
}
