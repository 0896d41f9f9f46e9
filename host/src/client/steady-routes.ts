import type { RouteObject } from '@shop/shared/router';
import { lazyFailed } from './LazyFailed';

/**
 * The same routes, whose lazy parts never reject: React Router keeps a rejected one for ever, so
 * a page that could not be loaded becomes one that offers to try again.
 */
export const steadyRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy } = route;
    const children = route.children && { children: steadyRoutes(route.children) };
    if (typeof lazy !== 'function') return { ...route, ...children } as RouteObject;
    const steady = () => lazy().catch(() => ({ Component: lazyFailed(lazy) }));
    return { ...route, ...children, lazy: steady } as RouteObject;
  });
