import { loadRemote } from '@shop/shared/federation';
import { createBrowserRouter, matchRoutes, type RouteObject } from '@shop/shared/router';
import { matchOwner } from '../match-owner';
import type { PageData } from '../page-data';
import { routes, shellRouteId } from '../routes';
import { steadyRoutes } from './steady-routes';

/**
 * The one router. It starts with the routes of the page's owner and grafts another remote's when
 * a navigation first leads there.
 * @param ownerRoutes routes of the remote that owns the page, if it could be loaded
 */
export async function createRouter(page: PageData, ownerRoutes: readonly RouteObject[]) {
  const table = routes(steadyRoutes(ownerRoutes));
  await resolveLazy(table);
  const grafted = new Set(page.owner && ownerRoutes.length > 0 ? [page.owner] : []);
  return createBrowserRouter(table, {
    ...(page.router ? { hydrationData: page.router } : {}),
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = matchOwner(page.release.remotes, path);
      if (!owner || grafted.has(owner)) return;
      const remote = await loadRemote(owner);
      grafted.add(owner);
      patch(shellRouteId, steadyRoutes(remote.routes));
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
