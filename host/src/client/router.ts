import { loadRemote } from '@shop/shared/federation';
import { createBrowserRouter, matchRoutes, type RouteObject } from '@shop/shared/router';
import { matchOwner } from '../match-owner';
import type { PageData } from '../page-data';
import { pagesRouteId, routes } from '../routes';
import { steadyRoutes } from './steady-routes';

/**
 * The one router. It starts with the routes of the page's owner and grafts another remote's when
 * a navigation first leads there.
 * @param ownerRoutes routes of the remote that owns the page, if any
 * @param hydrationData what the server's loaders gave; without it the loaders run again
 */
export async function createRouter(
  page: PageData,
  ownerRoutes: readonly RouteObject[],
  hydrationData: PageData['router'],
) {
  const table = steadyRoutes(routes(ownerRoutes));
  await resolveLazy(table);
  const grafted = new Set(page.owner && ownerRoutes.length > 0 ? [page.owner] : []);
  return createBrowserRouter(table, {
    ...(hydrationData ? { hydrationData } : {}),
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = matchOwner(page.release.remotes, path);
      if (!owner || grafted.has(owner)) return;
      const remote = await loadRemote(owner);
      grafted.add(owner);
      patch(pagesRouteId, steadyRoutes(remote.routes));
    },
  });
}

/** Hydration is synchronous: what the page shows must be here before it begins. */
async function resolveLazy(table: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(table, location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
