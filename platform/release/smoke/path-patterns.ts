import type { RouteObject } from '../../router';

/** A table of routes with all their children. */
export const flatRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatRoutes(route.children ?? [])]);

/** An address that a pattern answers, `/posts/1` for `/posts/:slug`. */
export const sampleAddress = (pattern: string): string => pattern.replace(/:\w+\??/g, '1');

/** Patterns of all pages of a table of routes, such as `/posts/:slug`; not of its `*`. */
export function pathPatterns(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const here = route.path === undefined ? parent : join(parent, route.path);
    if (route.children) return pathPatterns(route.children, here);
    return here.endsWith('*') ? [] : [here || '/'];
  });
}

const join = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

/** Two patterns with the same shape answer the same addresses, whatever their parameters' names. */
export const shapeOf = (pattern: string): string =>
  pattern.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1');
