import { within } from '@shop/shared/async';
import type { RouteObject } from '@shop/shared/router';
import { lazyFailed } from './LazyFailed';

/** A chunk that has not come by then leaves its place to the part's previous version, in ms. */
const patience = 3_000;

/**
 * The same routes, whose lazy parts never reject: React Router keeps a rejected one for ever. A
 * page that could not be loaded, asked for twice, becomes one that knows what to do.
 */
export const steadyRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy } = route;
    const children = route.children && { children: steadyRoutes(route.children) };
    if (typeof lazy !== 'function') return { ...route, ...children } as RouteObject;
    const steady = () =>
      within(lazy().catch(lazy), patience, 'the page').catch(() => ({
        Component: lazyFailed(lazy),
      }));
    return { ...route, ...children, lazy: steady } as RouteObject;
  });
