import { cleanText } from '@shop/shared/format';
import { openElement } from './open-element';
import { everywhere, renamed, tags, voidTags } from './tags';

/** Elements deeper than this are written as their text: nobody writes so, and parsers give up. */
const maxDepth = 60;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

/** Text as HTML; browsers and jsdom differ in what they escape, so it is spelled out here. */
export const writeText = (text: string): string =>
  cleanText(text).replace(/[&<>"\u00a0]/g, (char) => escapes[char] ?? char);

/** Writes the known elements among a node's children, and the contents of the others. */
export function writeNodes(parent: Node, depth = 0): string {
  let html = '';
  for (let node = parent.firstChild; node; node = node.nextSibling) html += writeNode(node, depth);
  return html;
}

function writeNode(node: Node, depth: number): string {
  if (node.nodeType === 3) return writeText(node.nodeValue ?? '');
  if (node.nodeType !== 1) return '';
  if (depth >= maxDepth) return writeText(node.textContent ?? '');
  return writeElement(node as Element, depth + 1);
}

function writeElement(element: Element, depth: number): string {
  const name = renamed[element.localName] ?? element.localName;
  const rules = tags[name];
  if (!rules) return writeNodes(element, depth);
  const { tag, attributes, words } = openElement(name, { ...rules, ...everywhere }, element);
  const inner = words === undefined ? writeNodes(element, depth) : writeText(words);
  if (!tag) return inner;
  const start = `<${[tag, ...Object.entries(attributes).map(writeAttribute)].join(' ')}>`;
  if (voidTags.has(tag)) return start;
  // A parser drops one line break after <pre>.
  const first = tag === 'pre' && inner.startsWith('\n') ? '\n' : '';
  return `${start}${first}${inner}</${tag}>`;
}

const writeAttribute = ([name, value]: [string, string]): string => `${name}="${writeText(value)}"`;
