import type { AttributeRule } from './attribute-rules';
import { leadsElsewhere } from './link-address';
import { foreignPicture } from './picture-address';

type Attributes = Readonly<Record<string, string>>;
type Rules = Readonly<Record<string, AttributeRule>>;

/** How an element is written; with `words` they stand in place of its contents. */
export interface Opened {
  /** undefined when only the words or the contents are written */
  tag?: string;
  attributes: Attributes;
  words?: string;
}

/** Applies the rules of an element's attributes, and what its kind needs beside. */
export function openElement(tag: string, rules: Rules, element: Element): Opened {
  const attributes = keptAttributes(rules, element);
  if (tag === 'a') return openLink(attributes);
  if (tag === 'img') return openPicture(attributes, element);
  if (tag === 'source' && !(attributes.srcset && element.closest('picture'))) return { attributes };
  return { tag, attributes };
}

function keptAttributes(rules: Rules, element: Element): Attributes {
  const kept: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = element.getAttribute(name);
    const written = value === null ? undefined : rule(value);
    if (written !== undefined) kept[name] = written;
  }
  return kept;
}

function openLink(attributes: Attributes): Opened {
  if (attributes.href === undefined) return { attributes };
  return { tag: 'a', attributes: { ...attributes, ...mannersOf(attributes.href) } };
}

/** Where a link opens is the shop's choice, as everywhere on the site: elsewhere in a new tab. */
const mannersOf = (href: string): Attributes =>
  leadsElsewhere(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};

/** A picture that lies with somebody else is not asked for: readers may follow a link to it. */
function openPicture(attributes: Attributes, element: Element): Opened {
  const { src, srcset, alt = '' } = attributes;
  if (src || srcset) {
    return { tag: 'img', attributes: { ...attributes, alt, loading: 'lazy', decoding: 'async' } };
  }
  const href = foreignPicture(element.getAttribute('src') ?? '');
  if (!href || element.closest('a') || isPixel(attributes)) return { attributes, words: alt };
  return { tag: 'a', attributes: { href, ...mannersOf(href) }, words: alt || 'Picture' };
}

/** Pictures that nobody sees count visitors. */
const isPixel = ({ width, height }: Attributes): boolean =>
  [width, height].some((size) => size !== undefined && Number(size) <= 2);
