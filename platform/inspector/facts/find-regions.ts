import { matchOwner } from '../../release-set/match-owner';
import type { PageRelease } from '../../release-set/release-set';

/** A region of the page that one app has rendered. */
export interface Region {
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
    const known = regions.get(key) ?? { owner, name, empty, elements: [] };
    known.elements.push(...elements);
    regions.set(key, known);
  };
  if (page) add(matchOwner(remotes, location.pathname) ?? 'host', 'Page', [page]);
  for (const name of ['Header', 'Footer']) {
    const own = [...root.querySelectorAll(name.toLowerCase())].filter(
      (one) => !page?.contains(one),
    );
    if (own.length > 0) add('host', name, own);
  }
  for (const mark of root.querySelectorAll<HTMLTemplateElement>('template[data-widget]')) {
    const [owner = '', widget = ''] = mark.dataset.widget?.split('/') ?? [];
    add(owner, widget, elementsOf(mark), mark.dataset.filled === 'false');
  }
  return [...regions.values()];
}

/** What stands between the marks of a widget (`InspectContext`), without marks of widgets in it. */
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
