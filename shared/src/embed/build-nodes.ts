import type { FragmentNode } from './fragment';

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
