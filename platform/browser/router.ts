import { browserTimeoutsMs, withTimeout } from '../async';
import { loadRemote, type RemoteModule } from '../react';
import { matchOwner } from '../release-set/match-owner';
import type { PageRelease } from '../release-set/release-set';
import { createBrowserRouter, matchRoutes, type RouteObject } from '../router';
import { pagesRouteId, type SiteRoutes } from '../routes';
import type { PageData } from './page-data';

const down = { status: 503 };
/** A press is answered within this time, in ms. */
const afterPressMs = 100;

/** The same routes, whose lazy chunks are asked for twice, and not waited for without end. */
export const withChunkFallback = (table: readonly RouteObject[]): RouteObject[] =>
  table.map((route) => {
    const { lazy } = route;
    const children = route.children && { children: withChunkFallback(route.children) };
    if (typeof lazy !== 'function') return { ...route, ...children } as RouteObject;
    const retried = () => withTimeout(lazy().catch(lazy), browserTimeoutsMs.pageCode, 'the page');
    return { ...route, ...children, lazy: retried } as RouteObject;
  });

/** The table that a router starts with, and whose routes are in it in addition to the host's. */
export interface FirstTable {
  table: RouteObject[];
  owner: string | undefined;
}

/**
 * The host's routes and those of the page's owner, the page's own with all that it shows.
 * @throws when the page's chunk does not come
 */
export async function initialRoutes(
  routes: SiteRoutes,
  owner: RemoteModule | undefined,
): Promise<FirstTable> {
  const raw = routes(owner?.routes ?? []);
  const table = withChunkFallback(raw);
  const wanted = matchRoutes(raw, location.pathname) ?? [];
  for (const [at, { route }] of (matchRoutes(table, location.pathname) ?? []).entries()) {
    const lazy = wanted[at]?.route.lazy;
    if (typeof lazy !== 'function') continue;
    Object.assign(route, await lazy(), { lazy: undefined });
  }
  return { table, owner: owner?.name };
}

/**
 * The one router. It starts with the routes of the page's owner and grafts another remote's when
 * a navigation first leads there.
 * @param hydrationData what the server's loaders gave; without it the loaders run again
 */
export function createRouter(
  release: PageRelease,
  { table, owner }: FirstTable,
  hydrationData?: PageData['router'],
) {
  const grafted = new Set([owner]);
  const router = createBrowserRouter(table, {
    ...(hydrationData ? { hydrationData } : {}),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const name = matchOwner(release.remotes, path);
      if (!name || grafted.has(name)) return;
      const remote = await loadRemote(name).catch(() => undefined);
      // React Router completes a navigation that fails here, also one that another has replaced.
      if (signal.aborted) return;
      // No error of the page's code: the remote's previous version has been tried already.
      if (!remote) throw new Response(null, down);
      grafted.add(name);
      patch(pagesRouteId, withChunkFallback(remote.routes));
    },
  });
  let { pathname } = location;
  router.subscribe((state) => {
    const next = (state.navigation.location ?? state.location).pathname;
    if (next === pathname) return;
    pathname = next;
    // What was pressed is drawn first.
    setTimeout(
      () =>
        import(/* webpackChunkName: "rare" */ './release-store').then(
          ({ reloadIfWithdrawn }) => reloadIfWithdrawn(router, release),
          () => undefined,
        ),
      afterPressMs,
    );
  });
  return router;
}

export type Router = ReturnType<typeof createRouter>;

/** Waits for the loaders of the first page, so that nothing is rendered before it can be whole. */
export function whenInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
