import type { ComponentType } from 'react';
import type { RouteObject } from '../router';

/** A table of routes with all their children. */
export const flatRoutes = (table: readonly RouteObject[]): RouteObject[] =>
  table.flatMap((route) => [route, ...flatRoutes(route.children ?? [])]);

/** Routes of remotes are added below this one, on the server and in the browser. */
export const pagesRouteId = 'pages';

/** A site's table of routes: its own pages, and those of the remote that owns the page, if any. */
export type SiteRoutes = (remoteRoutes: readonly RouteObject[]) => RouteObject[];

interface Pages {
  /** around every page; holds an `Outlet` */
  Shell: ComponentType;
  /** in place of a page that fails: `routeError` */
  ErrorBoundary: ComponentType;
  /** the host's own pages */
  pages: readonly RouteObject[];
  /** for an address that no app has a page for */
  notFound: RouteObject;
}

/** @returns the whole table of routes of a site */
export const siteRoutes =
  ({ Shell, ErrorBoundary, pages, notFound }: Pages): SiteRoutes =>
  (remoteRoutes) => [
    {
      Component: Shell,
      ErrorBoundary,
      children: [
        {
          id: pagesRouteId,
          ErrorBoundary,
          children: [...pages, ...remoteRoutes, { ...notFound, path: '*' } as RouteObject],
        },
      ],
    },
  ];
