export { type ErrorPages, routeError } from './route-error';
export { pagesRouteId, type SiteRoutes, siteRoutes } from './site-routes';
