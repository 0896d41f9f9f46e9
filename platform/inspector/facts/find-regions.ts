import { matchOwner } from '../../release-set/match-owner';
import type { PageRelease } from '../../release-set/release-set';
import { reactSlots } from './react-slots';

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
  for (const { name, filled, elements } of reactSlots(root)) {
    const [owner = '', widget = ''] = name.split('/');
    add(owner, widget, elements, !filled);
  }
  return [...regions.values()];
}
