import type { RouteObject } from '../../router';

/** An address that a pattern answers, `/posts/1` for `/posts/:slug`. */
export const sampleAddress = (pattern: string): string => pattern.replace(/:\w+\??/g, '1');

/** Patterns of all pages of a table of routes, such as `/posts/:slug`; not a `*` for all addresses. */
export function pathPatterns(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const here = route.path === undefined ? parent : join(parent, route.path);
    if (route.children) return pathPatterns(route.children, here);
    return here === '/*' ? [] : [here || '/'];
  });
}

const join = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

/** What a pattern with optional parts stands for: `/posts` and `/posts/:id` for `/posts/:id?`. */
const expanded = (pattern: string): string[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .reduce<string[]>(
      (paths, part) => {
        const longer = paths.map((path) => `${path}/${part.replace(/\?$/, '')}`);
        return part.endsWith('?') ? longer.concat(paths) : longer;
      },
      [''],
    )
    .map((path) => path || '/');

/** A parameter, as the router reads one. */
const parameter = /\/:[\w-]+/g;

/**
 * Patterns that have a shape in common answer the same addresses, whatever their parameters' names:
 * the router makes no difference between capitals and small letters.
 */
export const shapesOf = (pattern: string): string[] =>
  expanded(pattern).map((path) => path.replace(parameter, '/:').toLowerCase());

/**
 * Addresses that a pattern answers, one for each shape.
 * @param maxParts most parts that a `*` at its end stands for: there is an address for each number
 */
export const sampleAddresses = (pattern: string, maxParts: number): string[] =>
  expanded(pattern).flatMap((path) => {
    const address = path.replace(parameter, '/~');
    if (!address.endsWith('/*')) return [address];
    const parts = Array.from({ length: maxParts + 1 }, (_, count) => '/~'.repeat(count));
    return parts.map((rest) => address.slice(0, -2) + rest || '/');
  });

/** The router tries each pattern once for every choice of its optional parts. */
const maxOptional = 4;
const part = /^(?!\.\.?\??$)[^\s\p{Cc}?*#\\]+\??$/u;

/** Whether an address can fit a pattern, as browsers write addresses and the router reads patterns. */
export function isPagePath(pattern: string): boolean {
  const [before, ...parts] = pattern.split('/');
  const last = parts.length - 1;
  return (
    before === '' &&
    parts.every((one, at) => part.test(one) || (at === last && ['', '*'].includes(one))) &&
    parts.filter((one) => one.endsWith('?')).length <= maxOptional
  );
}
