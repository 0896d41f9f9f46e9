import { filterStyle } from './filter-style';
import { linkAddress } from './link-address';
import { pictureSet } from './picture-address';

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
