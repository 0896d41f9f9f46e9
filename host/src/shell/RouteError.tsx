import { isHttpError, isNetworkError } from '@shop/shared/http';
import { documentPage } from 'federated-site/react';
import { useRevalidator, useRouteError } from 'federated-site/router';
import { PageUnavailable } from './PageUnavailable';

/** In place of a page that could not be loaded or drawn. Loading it anew clears the error. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isBroken = error instanceof Error && !isHttpError(error) && !isNetworkError(error);
  if (isBroken && documentPage.canFallBack) throw error;
  // A remote that does not load is a Response; an error of the API is no failure of an app.
  return (
    <PageUnavailable isAppFailure={isBroken || error instanceof Response} onRetry={revalidate} />
  );
}
