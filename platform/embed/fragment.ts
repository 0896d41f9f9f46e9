/** A text, or tag, attributes, and what is in it. */
export type FragmentNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...FragmentNode[]];

/** A widget already rendered, as the storefront server hands it out: `/embed/v1/<owner>/<Widget>`. */
export interface Fragment {
  css: string;
  nodes: readonly FragmentNode[];
}

const svg = 'http://www.w3.org/2000/svg';

/** Builds what a fragment says, without any HTML: pages with Trusted Types allow it. */
export function buildNodes(nodes: readonly FragmentNode[], inSvg = false): DocumentFragment {
  const all = document.createDocumentFragment();
  for (const node of nodes) {
    if (typeof node === 'string') {
      all.append(node);
      continue;
    }
    const [tag, attributes, ...inside] = node;
    const drawing = inSvg || tag === 'svg';
    const element = drawing ? document.createElementNS(svg, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      // A policy that refuses style attributes allows this.
      if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    }
    element.append(buildNodes(inside, drawing));
    all.append(element);
  }
  return all;
}

/**
 * Marks the links into the shop, so that its owner sees which page a visitor came from. In a frame
 * they open another tab.
 * @param tag name of a campaign; nothing is marked without one
 */
export function prepareLinks(content: DocumentFragment, shop: string, tag: string | null): void {
  for (const link of content.querySelectorAll<HTMLAnchorElement>(`a[href^="${shop}/"]`)) {
    // The shop's own pages refuse to be framed.
    if (window !== top) link.target = '_blank';
    if (!tag) continue;
    const url = new URL(link.href);
    url.searchParams.set('utm_source', location.hostname);
    url.searchParams.set('utm_medium', 'embed');
    url.searchParams.set('utm_campaign', tag);
    link.href = url.href;
  }
}

/**
 * A picture that fails is tried again as the plain file; when that fails too, the drawing that
 * came with the fragment stands in, as in the shop.
 */
export function fallBackImages(root: ShadowRoot): void {
  const replaceFailed = ({ target }: Pick<Event, 'target'>) => {
    const image = target as Element;
    const picture = image.closest('picture');
    const sources = picture?.querySelectorAll('source') ?? [];
    // Without its sources a picture loads the plain file by itself.
    for (const source of sources) source.remove();
    if (sources.length > 0) return;
    const drawing = root.querySelector('[part=missing]')?.firstElementChild;
    if (drawing) (picture ?? image).replaceWith(drawing.cloneNode(true));
  };
  // Such events do not bubble.
  root.addEventListener('error', replaceFailed, true);
  for (const image of root.querySelectorAll('img')) {
    // It failed before there was a listener.
    if (image.complete && !image.naturalWidth) replaceFailed({ target: image });
  }
}

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives a shadow root its style: by the CSSOM, which `style-src 'self'` allows. In a dark page the
 * element gets `data-dark`: without `theme` it is dark too then, since the page is its background.
 */
export function applyStyles(root: ShadowRoot, css: string): void {
  root.host.toggleAttribute('data-dark', isOnDark(root.host));
  try {
    let sheet = sheets.get(css);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    root.adoptedStyleSheets = [sheet];
  } catch {
    // A browser without constructed sheets.
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}

/** From where text is light, in the spaces that browsers write colours in; 140 of 255 in rgb(). */
const lightFrom: Readonly<Record<string, number>> = {
  color: 0.55,
  lab: 58,
  lch: 58,
  oklab: 0.64,
  oklch: 0.64,
};

/**
 * Whether the page's own text is light where an element stands: so a dark picture behind it counts
 * too.
 */
function isOnDark(element: Element): boolean {
  const [space = '', ...parts] = getComputedStyle(element).color.split(/[ ,()]+/);
  const [first = 0, second = 0, third = 0] = parts.map(Number).filter((part) => part >= 0);
  // lab() and its like begin with the lightness; else luma as in ITU-R BT.601.
  const lightness = /^(ok)?l/.test(space) ? first : first * 0.299 + second * 0.587 + third * 0.114;
  return lightness > (lightFrom[space] ?? 140);
}
