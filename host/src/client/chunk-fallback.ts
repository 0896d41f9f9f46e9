import { withTimeout } from '@shop/shared/async';
import type { RouteObject } from '@shop/shared/router';

/** A chunk that has not come by then is given up, in ms. */
const timeoutMs = 3_000;

/** The same routes, whose lazy parts are asked for twice, and not waited for without end. */
export const withChunkFallback = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy } = route;
    const children = route.children && { children: withChunkFallback(route.children) };
    if (typeof lazy !== 'function') return { ...route, ...children } as RouteObject;
    const steady = () => withTimeout(lazy().catch(lazy), timeoutMs, 'the page');
    return { ...route, ...children, lazy: steady } as RouteObject;
  });
