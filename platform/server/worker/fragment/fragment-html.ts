import type { FragmentNode } from '../../../embed';
import { escapeAttribute, escapeText } from '../../lib/html-escapes';

const startTag = (tag: string, attributes: Readonly<Record<string, string>>): string => {
  const names = [tag, ...Object.keys(attributes)];
  if (!names.every((name) => /^[a-z][\w-]*$/i.test(name))) throw new Error(`no HTML: ${names}`);
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
};

/** Elements without an end tag (HTML, 13.1.2) that a fragment may have. */
const voidTags = new Set(['br', 'img', 'source', 'wbr']);

/** Strings and addresses, as of `url(data:image/png;base64,…)`, and where a declaration ends. */
const ends = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|;|$/gis;

const important = (style: string): string =>
  style.replace(ends, (one) => (one.length > 1 ? one : `!important${one}`));

/**
 * An element of another page with its widget in a declarative shadow root, so that it needs no
 * script. Inline styles become rules, which a nonce of that page allows together with all others;
 * `data-style` ties them to their elements.
 * @param fragment what the loader would get
 */
export function fragmentHtml(
  element: string,
  attributes: Readonly<Record<string, string>>,
  { css, nodes }: { css: string; nodes: readonly FragmentNode[] },
): string {
  const styles: string[] = [];
  const write = (node: FragmentNode): string => {
    if (typeof node === 'string') return escapeText(node);
    const [tag, { style, ...given }, ...inside] = node;
    const start = startTag(tag, style ? { ...given, 'data-style': numberOf(style) } : given);
    return voidTags.has(tag) ? start : `${start}${inside.map(write).join('')}</${tag}>`;
  };
  const numberOf = (style: string): string => {
    if (!styles.includes(style)) styles.push(style);
    return String(styles.indexOf(style));
  };
  const inside = nodes.map(write).join('');
  const rules = styles.map(
    // An inline style wins over every other rule.
    (style, at) => `[data-style="${at}"]{${important(style)}}`,
  );
  // Nothing in it may end the element; in a string of CSS the backslash counts for nothing.
  const safeCss = (css + rules.join('')).replaceAll('</', '<\\/');
  return `${startTag(element, attributes)}<template shadowrootmode="open"><style>${safeCss}</style>${inside}</template></${element}>\n`;
}
