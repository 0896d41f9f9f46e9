import { matchOwner } from '../../release-set/match-owner';
import type { PageRelease } from '../../release-set/release-set';

/** A region of the page that one app has rendered. */
export interface Region {
  /** names it */
  key: string;
  owner: string;
  name: string;
  /** a slot whose widget is not there: its fallback is another app's */
  empty: boolean;
  elements: Element[];
}

/**
 * The regions of a page: the host's frame, the page itself, and the widgets in it.
 * @param root the element that React draws into
 */
export function findRegions(root: Element, remotes: PageRelease['remotes']): Region[] {
  const page = root.querySelector('main');
  const regions = new Map<string, Region>();
  const add = (owner: string, name: string, elements: readonly Element[], empty = false) => {
    const key = `${owner} ${name} ${empty}`;
    const known = regions.get(key) ?? { key, owner, name, empty, elements: [] };
    known.elements.push(...elements);
    regions.set(key, known);
  };
  if (page) add(matchOwner(remotes, location.pathname) ?? 'host', 'Page', [page]);
  for (const name of ['Header', 'Footer']) {
    for (const one of root.querySelectorAll(name.toLowerCase())) {
      if (!page?.contains(one)) add('host', name, [one]);
    }
  }
  for (const mark of root.querySelectorAll<HTMLTemplateElement>('template[data-widget]')) {
    const [owner = '', widget = ''] = mark.dataset.widget?.split('/') ?? [];
    add(owner, widget, elementsOf(mark), mark.dataset.filled === 'false');
  }
  return [...regions.values()];
}

/** What stands between the marks of a widget (`InspectContext`). */
function elementsOf(mark: Element): Element[] {
  const elements: Element[] = [];
  let depth = 1;
  for (let next = mark.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches('template[data-widget]')) depth += 1;
    else if (next.matches('template[data-widget-end]')) depth -= 1;
    else elements.push(next);
    if (depth === 0) break;
  }
  return elements;
}
