import { isHttpError, isNetworkError } from '@shop/shared/http';
import { useRevalidator, useRouteError } from '@shop/shared/router';
import { PageDown } from './PageDown';

/** In place of a page that could not be loaded or drawn. Loading it anew clears the error. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return <PageDown broken={isOwnFault(error)} onRetry={revalidate} />;
}

/** Not so when the API does not answer, or the part itself, whose previous version was tried. */
const isOwnFault = (error: unknown): boolean =>
  error instanceof Error && !isHttpError(error) && !isNetworkError(error);
