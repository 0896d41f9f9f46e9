import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { FragmentNode } from '../../../embed';
import type { SiteRules } from '../../site';
import { isAttribute, isTag, safeStyle } from './allowed-markup';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Attributes = Record<string, string>;

interface Context extends Pick<SiteRules, 'linkParts'> {
  /** origin of the shop */
  shop: string;
}

/**
 * Rendered HTML as plain data that a page can build without an HTML parser. What is not allowed in
 * a fragment is left out with all that is in it; addresses become whole.
 */
export function fragmentNodes(html: string, context: Context): FragmentNode[] {
  const { childNodes } = parseFragment(html, { scriptingEnabled: false });
  return [['div', { part: 'root' }, ...childNodes.flatMap((node) => read(node, context, false))]];
}

function read(node: Node, context: Context, inCard: boolean): FragmentNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const { tagName: tag, childNodes } = node;
  const inside = childNodes.flatMap((one) => read(one, context, inCard || tag === 'article'));
  // A fragment has no scripts of its own.
  if (tag === 'noscript') return inside;
  if (!isTag(tag)) return [];
  const attributes: Attributes = {};
  for (const { name, value } of node.attrs) {
    const safe = isAttribute(name) ? safeValue(name, value, context.shop) : undefined;
    if (safe !== undefined) attributes[name] = safe;
  }
  const part = shadowPartName(tag, attributes, context, inCard);
  return [[tag, part ? { ...attributes, part } : attributes, ...inside]];
}

function safeValue(name: string, value: string, shop: string): string | undefined {
  if (name === 'href' || name === 'src') return absoluteUrl(value, shop);
  if (name === 'srcset') return absoluteSrcset(value, shop);
  if (name === 'style') return safeStyle(value) || undefined;
  return value;
}

/**
 * @param base origin of the shop
 * @returns the whole address; undefined for what is none, or would run or load as a document
 */
function absoluteUrl(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^(?:https?|tel|mailto):$/.test(protocol) ? href : undefined;
}

/** The same for each candidate of a `srcset` (HTML, 4.8.4.2.1). */
const absoluteSrcset = (srcset: string, base: string): string =>
  srcset
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      const url = absoluteUrl(address, base);
      return url ? [url, ...size].join(' ') : [];
    })
    .join(', ');

const byTag: Readonly<Record<string, string>> = {
  article: 'card',
  img: 'picture',
  time: 'date',
  ul: 'list',
  li: 'item',
  button: 'button',
};

/**
 * The name by which a page may style an element of a fragment (`::part`), from what it is.
 * @param inCard it stands in an article
 */
function shadowPartName(
  tag: string,
  attributes: Attributes,
  { linkParts }: Context,
  inCard: boolean,
): string | undefined {
  if (attributes.part) return attributes.part;
  if (/^h\d$/.test(tag)) return inCard ? 'title' : 'heading';
  if (tag === 'p' && attributes['data-size']) return 'price';
  if (tag === 'span' && attributes['data-tone']) return 'badge';
  if (tag !== 'a') return byTag[tag];
  if (attributes['data-want']) return attributes['data-want'];
  const isIts = ([prefix]: [string, string]) => attributes.href?.startsWith(prefix);
  return Object.entries(linkParts).find(isIts)?.[1] ?? 'link';
}
