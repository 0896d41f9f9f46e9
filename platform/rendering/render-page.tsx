import { isHttpError, isNetworkError, isUnavailable, messageOf } from '../async';
import type { PageData } from '../browser/page-data';
import {
  InspectContext,
  loadRemote,
  loadSlot,
  type PreloadedWidget,
  ReadySlotsContext,
  type RemoteModule,
  readHandle,
  StructuredDataContext,
  type WidgetRequest,
  widgetKey,
} from '../react';
import { isInspected } from '../release-set/inspect-data';
import { createStaticHandler } from '../router-server';
import type { PageStyles } from './page-styles';
import { renderContext, renderRoutes } from './render-routes';
import type { RenderingSite } from './rendering-site';
import { entryTimeoutsMs, withLimit } from './timeouts';

/** One page, as plain data. */
export interface RenderedPage {
  status: number;
  /** response headers that the page's loaders ask for */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** style elements; only those of the first view when there are `laterStyles` */
  styles: string;
  laterStyles?: PageData['styles'];
  structuredData: readonly object[];
  router: PageData['router'];
  slots: Readonly<Record<string, unknown>>;
  /** lazy chunks that the matched routes are in */
  chunks: readonly string[];
  /** names of widgets that the browser fills */
  places: readonly string[];
  /** what the page's own code threw, and an error page stands for */
  faults?: readonly string[];
}

/** Renders pages and frames of a site, signed out. */
export interface PageRenderer {
  /**
   * Data first, then markup.
   * @param url absolute
   * @param owner name of the remote that owns the path, if any
   * @param form text of a form that is submitted by POST: the route's `action` gets it
   * @returns the page, or where to go instead
   * @throws when the owner cannot be loaded or the page cannot be rendered
   */
  renderPage(
    url: string,
    owner: string | undefined,
    form?: string,
  ): Promise<RenderedPage | { redirect: string; status: number }>;
  /**
   * What is around every page, for one that the browser renders: without any remote's code.
   * @param url absolute
   */
  renderFrame(url: string): Promise<{ html: string; styles: string }>;
}

/** @param styles of the site's pages */
export function pageRenderer(site: RenderingSite, styles: PageStyles): PageRenderer {
  const handlers = new WeakMap<RemoteModule['routes'], StaticHandler>();
  const handlerOf = (remoteRoutes: RemoteModule['routes']): StaticHandler => {
    const known = handlers.get(remoteRoutes) ?? createStaticHandler(site.routes(remoteRoutes));
    handlers.set(remoteRoutes, known);
    return known;
  };
  return {
    renderPage: async (url, owner, form) => {
      const handler = handlerOf(owner ? (await loadRemote(owner)).routes : noRoutes);
      const post = form !== undefined && { method: 'POST', body: new URLSearchParams(form) };
      return renderPage(handler, new Request(url, post || {}), styles);
    },
    renderFrame: (url) => renderFrame(site, url, styles),
  };
}

type StaticHandler = ReturnType<typeof createStaticHandler>;
const noRoutes: RemoteModule['routes'] = [];

async function renderPage(
  handler: StaticHandler,
  request: Request,
  pageStyles: PageStyles,
): Promise<RenderedPage | { redirect: string; status: number }> {
  const context = await handler.query(request);
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/', status: context.status };
  }
  const { element, action } = context.matches.at(-1)?.route ?? {};
  // What only takes a form may have none.
  if (!element && !action && !context.errors) {
    throw new Error(`the module of ${context.location.pathname} exports no Component`);
  }
  const handles = context.matches.map(({ route, params }) => ({
    ...readHandle(route.handle),
    params,
  }));
  const slots = await loadSlots(
    handles.flatMap(({ serverWidgets, params }) => serverWidgets?.(params) ?? []),
  );
  const structuredData: object[] = [];
  const { html, styleTags } = await renderContext(
    handler,
    context,
    (router) => {
      // A page that is rendered a second time says the same again.
      structuredData.length = 0;
      return (
        <StructuredDataContext value={structuredData}>
          <InspectContext value={isInspected(request.url)}>
            <ReadySlotsContext value={slots}>{router}</ReadySlotsContext>
          </InspectContext>
        </StructuredDataContext>
      );
    },
    entryTimeoutsMs.render,
  );
  return {
    status: context.statusCode,
    headers: Object.assign(
      {},
      ...Object.values(context.loaderHeaders).map((one) => Object.fromEntries(one)),
    ),
    html,
    ...pageStyles.first(styleTags, html),
    structuredData,
    router: { loaderData: context.loaderData, errors: serializable(context.errors) },
    slots: Object.fromEntries([...slots].map(([key, { data }]) => [key, data])),
    chunks: handles.flatMap(({ chunk }) => chunk ?? []),
    places: handles.flatMap(({ clientWidgets }) => clientWidgets ?? []),
    faults: Object.values(context.errors ?? {}).flatMap(ownFault),
  };
}

/** Messages only: the page does not learn what went wrong inside. */
function serializable(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  return errors && Object.fromEntries(Object.keys(errors).map((id) => [id, { failed: true }]));
}

/** No fault of the page is what the API answers, or that it does not. */
const ownFault = (error: unknown): string[] =>
  error instanceof Error && !isHttpError(error) && !isNetworkError(error)
    ? [error.stack ?? error.message]
    : [];

/**
 * Loads widgets. One that fails or is slow is left out: its slot renders the fallback.
 * @returns in the order of the requests, so that every server writes the same page
 */
async function loadSlots(
  requests: readonly WidgetRequest[],
): Promise<Map<string, PreloadedWidget>> {
  const loaded = await Promise.all(
    requests.map(async ({ name, props }): Promise<[string, PreloadedWidget][]> => {
      const key = widgetKey(name, props);
      const load = (signal: AbortSignal) => loadSlot(key, signal);
      try {
        return [[key, await withLimit(entryTimeoutsMs.slot, name, load)]];
      } catch (error) {
        if (!isUnavailable(error)) console.warn(`slot ${name}: ${messageOf(error)}`);
        return [];
      }
    }),
  );
  return new Map(loaded.flat());
}

async function renderFrame(
  { Shell, Pending = () => null, title }: RenderingSite,
  url: string,
  styles: PageStyles,
) {
  const { html, styleTags } = await renderRoutes(
    [{ Component: Shell, children: [{ path: '*', Component: Pending }] }],
    url,
    (router) => (
      <>
        <title>{title()}</title>
        {router}
      </>
    ),
    entryTimeoutsMs.frame,
  );
  return { html, styles: styles.whole(styleTags) };
}
