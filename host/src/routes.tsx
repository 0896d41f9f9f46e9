import type { PageHandle } from '@shop/shared/federation';
import type { RouteObject } from '@shop/shared/router';
import { ownRoutes } from './pages/own-routes';
import { RouteError } from './shell/RouteError';
import { Shell } from './shell/Shell';

/** Routes of remotes are grafted below this one, on the server and in the browser. */
export const pagesRouteId = 'pages';

/** Home's slots are rendered on the server too. */
export const homeHandle: PageHandle = {
  chunk: 'home',
  slots: () => [
    { name: 'catalog/FeaturedProducts', props: {} },
    { name: 'catalog/CategoryTiles', props: {} },
  ],
};

/**
 * The whole table of routes: the host's own pages, and a remote's.
 * @param remoteRoutes routes of the remote that owns the page, if any
 */
export const routes = (remoteRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        id: pagesRouteId,
        ErrorBoundary: RouteError,
        children: [
          {
            index: true,
            handle: homeHandle,
            lazy: () => import(/* webpackChunkName: "home" */ './pages/home/HomePage'),
          },
          ...ownRoutes,
          ...remoteRoutes,
          {
            path: '*',
            handle: { chunk: 'not-found' },
            lazy: () => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'),
          },
        ],
      },
    ],
  },
];
