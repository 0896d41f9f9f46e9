import { type ComponentType, createElement } from 'react';
import { isHttpError, isNetworkError } from '../async';
import { documentPage } from '../react';
import { useRevalidator, useRouteError } from '../router';
import { type ErrorPages, PageUnavailable } from './page-unavailable';

/**
 * @param pages what the site shows in place of a page
 * @returns the error boundary of a site's routes: in place of a page that could not be loaded or
 *   drawn. Loading it again clears the error
 */
export const routeError = (pages: ErrorPages): ComponentType =>
  function RouteError() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    const isBroken = error instanceof Error && !isHttpError(error) && !isNetworkError(error);
    if (isBroken && documentPage.canFallBack) throw error;
    // A Response means that a remote did not load; an error of the API is not a failure of an app.
    const isAppFailure = isBroken || error instanceof Response || isWithoutRoute(error);
    return createElement(PageUnavailable, { ...pages, isAppFailure, onRetry: revalidate });
  };

/** Whether the router has no route, as for a line break: the server redirects to the page meant. */
const isWithoutRoute = (error: unknown): boolean =>
  !(error instanceof Error) && (error as { status?: unknown } | undefined)?.status === 404;
