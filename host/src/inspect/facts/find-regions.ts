import type { PageRelease } from '@shop/shared/contract';
import { ownerOfPath } from './owner-of-path';
import { reactSlots } from './react-slots';

/** A piece of the page that one part has drawn. */
export interface Region {
  owner: string;
  name: string;
  /** a widget's place that its owner has not filled: what stands in for it is somebody else's */
  empty: boolean;
  /** one for each place it stands in */
  elements: Element[];
}

/**
 * The pieces of the page: what the host draws around it, the page itself, and the widgets in it.
 * @param root the element that React draws into
 */
export function findRegions(root: Element, release: PageRelease): Region[] {
  const page = root.querySelector('main');
  const regions = new Map<string, Region>();
  const add = (owner: string, name: string, elements: readonly Element[], empty = false) => {
    const key = `${owner} ${name} ${empty}`;
    const known = regions.get(key) ?? { owner, name, empty, elements: [] };
    known.elements.push(...elements);
    regions.set(key, known);
  };
  if (page) add(ownerOfPath(release, location.pathname), 'Page', [page]);
  for (const [name, tag] of [
    ['Header', 'header'],
    ['Footer', 'footer'],
  ] as const) {
    const own = [...root.querySelectorAll(tag)].filter((one) => !page?.contains(one));
    if (own.length > 0) add('host', name, own);
  }
  for (const { name, filled, elements } of reactSlots(root)) {
    const [owner = '', widget = ''] = name.split('/');
    add(owner, widget, elements, !filled);
  }
  return [...regions.values()];
}
