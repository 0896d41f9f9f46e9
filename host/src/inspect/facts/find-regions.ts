import type { PageRelease } from '@shop/shared/contract';
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

/**
 * Whose page an address is. The host's own way (`match-owner.ts`) would bring the router into
 * this script; patterns here are words and `:names`, and words go before names.
 */
export function ownerOfPath({ remotes }: Pick<PageRelease, 'remotes'>, pathname: string): string {
  const matching = Object.entries(remotes).flatMap(([owner, { paths }]) =>
    paths.filter((path) => pattern(path).test(pathname)).map((path) => ({ owner, path })),
  );
  const [best] = matching.sort((a, b) => names(a.path) - names(b.path));
  return best?.owner ?? 'host';
}

const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((word) => (word.startsWith(':') ? '[^/]+' : word.replace(/[^\w-]/g, '\\$&')))
      .join('/')}/?$`,
    'i',
  );

const names = (path: string): number => path.split('/:').length;
