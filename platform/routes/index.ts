export type { ErrorPages } from './page-unavailable';
export { routeError } from './route-error';
export { pagesRouteId, type SiteRoutes, siteRoutes } from './site-routes';
