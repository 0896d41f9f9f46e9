import type { FragmentNode } from '@shop/shared/embed';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { absoluteSrcset, absoluteUrl } from './absolute-urls';
import { isAttribute, isTag, isTransparent, safeStyle } from './allowed-markup';
import { shadowPartName } from './shadow-part-name';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Attributes = Record<string, string>;

/**
 * Rendered HTML as plain data that a page can build without an HTML parser. What is not allowed in
 * a fragment is left out with all that is in it; addresses become whole.
 * @param shop origin of the shop
 */
export function fragmentNodes(html: string, shop: string): FragmentNode[] {
  const { childNodes } = parseFragment(html, { scriptingEnabled: false });
  return [['div', { part: 'root' }, ...childNodes.flatMap((node) => read(node, shop, false))]];
}

function read(node: Node, shop: string, inCard: boolean): FragmentNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const { tagName: tag, childNodes } = node;
  const inside = childNodes.flatMap((one) => read(one, shop, inCard || tag === 'article'));
  if (isTransparent(tag)) return inside;
  if (!isTag(tag)) return [];
  const attributes: Attributes = {};
  for (const { name, value } of node.attrs) {
    const safe = isAttribute(name) ? safeValue(name, value, shop) : undefined;
    if (safe !== undefined) attributes[name] = safe;
  }
  const part = shadowPartName(tag, attributes, inCard);
  return [[tag, part ? { ...attributes, part } : attributes, ...inside]];
}

function safeValue(name: string, value: string, shop: string): string | undefined {
  if (name === 'href' || name === 'src') return absoluteUrl(value, shop);
  if (name === 'srcset') return absoluteSrcset(value, shop);
  if (name === 'style') return safeStyle(value) || undefined;
  return value;
}
