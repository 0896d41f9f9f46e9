import { type ComponentType, useEffect, useState } from 'react';
import { isHttpError, isNetworkError, timeoutSignal } from '../async';
import { documentPage, onRemoteRecovered } from '../react';
import { useLocation, useRevalidator, useRouteError } from '../router';

/** What a site shows in place of a page that failed. */
export interface ErrorPages {
  /** while the page is loaded again */
  Pending: ComponentType;
  /** says that the page does not come; `onRetry` tries again without a reload */
  Unavailable: ComponentType<{ onRetry: () => void | Promise<void> }>;
}

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
    return <PageUnavailable {...pages} isAppFailure={isAppFailure} onRetry={revalidate} />;
  };

/** Whether the router has no route, as for a line break: the server redirects to the page meant. */
const isWithoutRoute = (error: unknown): boolean =>
  !(error instanceof Error) && (error as { status?: unknown } | undefined)?.status === 404;

interface Props extends ErrorPages {
  /** Whether the app's code failed or did not come; the server may render the page all the same. */
  isAppFailure: boolean;
  /** Tries again without a reload. */
  onRetry: () => void | Promise<void>;
}

/**
 * In place of a page that failed: after a click the document from the server, once, else the site's
 * own notice. The first page of a document is not loaded again by itself, so this ends.
 */
function PageUnavailable({ Pending, Unavailable, isAppFailure, onRetry }: Props) {
  const { key } = useLocation();
  const [waits, setWaits] = useState(
    isAppFailure && documentPage.hasNavigated && documentPage.reloadedFor !== key,
  );
  const [gone] = useState(() => new AbortController());
  useEffect(() => {
    if (!waits) return;
    documentPage.reloadedFor = key;
    reloadDocument(gone.signal).then(() => setWaits(false));
  }, [waits, gone, key]);
  // Do not interrupt a visitor who has gone to another page, or whose page has loaded by now.
  useEffect(() => () => gone.abort(), [gone]);
  // Without a reload: an open panel stays open.
  useEffect(() => onRemoteRecovered(onRetry));
  if (waits) return <Pending />;
  const reload = () => reloadDocument(gone.signal);
  return <Unavailable onRetry={isAppFailure ? reload : onRetry} />;
}

/** The server is given up after this, and so is a document that does not come, in ms. */
const timeoutMs = 5_000;

/**
 * Loads the address of the browser as a document, when its server answers: offline a browser would
 * put an error of its own in place of the page.
 * @param signal ends the attempt while the server has not answered
 * @returns settled when the document does not come
 */
async function reloadDocument(signal: AbortSignal): Promise<void> {
  const limit = timeoutSignal(timeoutMs, signal);
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', signal: limit.signal });
    if (status >= 500) return;
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, timeoutMs));
  } catch {
    // No answer: the page stays.
  } finally {
    limit.end();
  }
}
