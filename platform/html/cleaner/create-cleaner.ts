import createPurifier, {
  type Config,
  type UponSanitizeAttributeHook,
  type WindowLike,
} from 'dompurify';
import { cleanText } from '../clean-text';
import { attributes, foreignPicture, isExternalLink, pictureAddress, tags } from './allow-list';
import { neutralise } from './neutralise';

/** The DOM to work in: a browser's window, or jsdom's. */
export type DomWindow = Pick<Window, 'document'>;

/** Makes text parseable where Trusted Types are enforced. */
export type ParsePolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

const config: Config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...attributes.keys()],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Gone with their contents, in addition to what DOMPurify removes so: only fragments would stay of them.
  ADD_FORBID_CONTENTS: 'x-select datalist object applet canvas audio dialog'.split(' '),
};

/** Of elements deeper than this only the contents stay: no author writes so, and parsers give up. */
const maxDepth = 60;

/** What is nested against the rules falls into its place over some readings; 8 are plenty. */
const maxPasses = 8;

/**
 * The sanitiser: DOMPurify with an allow-list, and hooks for the values it does not read.
 * @param prepare what a document goes through before this DOM reads it
 * @returns foreign HTML → HTML that is safe to show; to sanitise twice changes nothing
 */
export function createCleaner(
  window: DomWindow,
  policy?: ParsePolicy,
  prepare = (document: string): string => document,
): (html: string) => string {
  const purifier = createPurifier(window as WindowLike);
  if (!purifier.isSupported) throw new Error('DOMPurify does not work in this DOM');
  purifier.setConfig({ ...config, ...(policy && { TRUSTED_TYPES_POLICY: policy }) });
  purifier.addHook('afterSanitizeElements', keepFirstLineBreak);
  purifier.addHook('uponSanitizeAttribute', checkAttribute);
  purifier.addHook('afterSanitizeAttributes', finishElement);

  return (html) => {
    let clean = cleanText(html);
    for (let pass = 0; pass < maxPasses; pass++) {
      // In no-quirks mode, as the page itself; after an open body no frameset can take its place.
      const document = prepare(`<!doctype html><body>${neutralise(clean)}`);
      const next = cleanText(purifier.sanitize(document)).trim();
      if (next === clean) break;
      clean = next;
    }
    return clean;
  };
}

/** A parser drops one line break after <pre>. */
function keepFirstLineBreak(node: Node): void {
  const { nodeValue, parentNode, previousSibling } = node;
  if (parentNode?.nodeName === 'PRE' && !previousSibling && nodeValue?.startsWith('\n')) {
    node.nodeValue = `\n${nodeValue}`;
  }
}

const checkAttribute: UponSanitizeAttributeHook = (element, event) => {
  const [rule, only] = attributes.get(event.attrName) ?? [];
  if (!rule) return;
  const given = event.attrValue;
  const value = typeof rule === 'function' ? rule(given) : rule.test(given) ? given : undefined;
  event.attrValue = value ?? '';
  event.keepAttr = value !== undefined && (!only || only.split(' ').includes(element.localName));
};

/** Runs from the outside in, when the element's own attributes are in order. */
function finishElement(element: Element): void {
  const { localName } = element;
  if (localName === 'body') return;
  // An element keeps `is` for life: DOMPurify can only empty it.
  if (isTooDeep(element) || element.hasAttribute('is')) unwrap(element);
  else if (localName === 'a') finishLink(element);
  else if (localName === 'img') finishPicture(element);
  else if (localName === 'source' && !isCandidate(element)) element.remove();
  // `RichText` lets them scroll sideways: a keyboard must reach them.
  else if (localName === 'table' || localName === 'pre') element.setAttribute('tabindex', '0');
}

const isCandidate = (source: Element): boolean =>
  source.hasAttribute('srcset') && source.closest('picture') !== null;

function isTooDeep(element: Element): boolean {
  let depth = -1;
  for (let up = element.parentElement; up; up = up.parentElement) depth++;
  return depth > maxDepth;
}

/** Puts the contents after the element, where DOMPurify's walk has yet to come. */
function unwrap(element: Element): void {
  while (element.lastChild) element.after(element.lastChild);
  element.remove();
}

/** Where a link opens is the shop's choice, as everywhere on the site: elsewhere in a new tab. */
function finishLink(link: Element): void {
  const href = link.getAttribute('href');
  if (href === null) unwrap(link);
  else if (isExternalLink(href)) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** A picture on another site is not requested: readers may follow a link to it. */
function finishPicture(picture: Element): void {
  const src = picture.getAttribute('src') ?? '';
  const alt = picture.getAttribute('alt') ?? '';
  const address = pictureAddress(src);
  if (address) picture.setAttribute('src', address);
  else picture.removeAttribute('src');
  if (address || picture.hasAttribute('srcset')) {
    picture.setAttribute('alt', alt);
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('decoding', 'async');
    return;
  }
  const href = foreignPicture(src);
  if (href && !picture.closest('a') && !isPixel(picture)) {
    const link = picture.ownerDocument.createElement('a');
    link.setAttribute('href', href);
    link.textContent = alt || 'Picture';
    picture.after(link);
  } else picture.after(alt);
  picture.remove();
}

/** Invisible pictures count visitors. */
const isPixel = (picture: Element): boolean =>
  ['width', 'height'].some((side) => Number.parseInt(picture.getAttribute(side) ?? '', 10) <= 2);
