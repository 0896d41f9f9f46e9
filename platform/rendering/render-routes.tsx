import { text } from 'node:stream/consumers';
import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { type IStyleSheetContext, ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { inStableOrder } from '../html/collected-styles';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '../router-server';
import { memoize } from './memoize';
import { withLimit } from './timeouts';

type StaticHandler = ReturnType<typeof createStaticHandler>;
type StaticContext = Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>;

interface Rendered {
  html: string;
  /** style elements of the components in it */
  styleTags: string;
}

/**
 * Renders what the routes of a handler show.
 * @param context what their loaders gave
 * @param wrap puts the router into what stands around it
 * @param timeoutMs a render error that leaves the stream waiting would hang the request
 * @throws when it cannot be rendered, or time is up
 */
export async function renderContext(
  { dataRoutes }: StaticHandler,
  context: StaticContext,
  wrap: (router: ReactNode) => ReactNode,
  timeoutMs: number,
): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  const router = (
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
  const node = () => sheet.collectStyles(<KnownRules>{wrap(router)}</KnownRules>);
  try {
    const html = renderAtOnce(node()) ?? (await renderWhenReady(node(), timeoutMs));
    return { html, styleTags: stableTags(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/** The same for routes without loaders, at any address. */
export async function renderRoutes(
  routes: Parameters<typeof createStaticHandler>[0],
  url: string,
  wrap: (router: ReactNode) => ReactNode,
  timeoutMs: number,
): Promise<Rendered> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('these routes lead nowhere else');
  return renderContext(handler, context, wrap, timeoutMs);
}

type Stylis = IStyleSheetContext['stylis'];

/** Rules of components by the class that is named after them; about 300 in a shop. */
const rulesByClass = new Map<string, string[]>();
const maxClasses = 2_000;

const knownRules = (stylis: Stylis): Stylis =>
  Object.assign(
    (...args: Parameters<Stylis>): string[] => {
      const [, selector = ''] = args;
      // The class is a hash of the rules; what has none is `createGlobalStyle` or an animation.
      if (!selector.startsWith('.')) return stylis(...args);
      if (rulesByClass.size >= maxClasses) rulesByClass.clear();
      const rules = rulesByClass.get(selector) ?? stylis(...args);
      rulesByClass.set(selector, rules);
      return rules;
    },
    { hash: stylis.hash },
  );

/** Each page has a sheet of its own, for which styled-components would compile all rules again. */
function KnownRules({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return (
    <StyleSheetContext value={{ ...context, stylis: knownRules(context.stylis) }}>
      {children}
    </StyleSheetContext>
  );
}

/** How React marks a boundary that it leaves to the browser. */
const unfinished = '<!--$!-->';

/**
 * Renders a page whose data is here, without the costs of a stream: a seventh less CPU.
 * @returns undefined when something in it throws, or waits for more
 */
function renderAtOnce(node: ReactNode): string | undefined {
  try {
    const html = renderToString(node);
    return html.includes(unfinished) ? undefined : html;
  } catch {
    // `renderWhenReady` tells why.
    return undefined;
  }
}

/** @throws also for what throws within a boundary, and when time is up */
function renderWhenReady(node: ReactNode, timeoutMs: number): Promise<string> {
  return withLimit(timeoutMs, 'rendering', async (signal) => {
    const failures: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(node, {
      signal,
      // A larger boundary would be completed by an inline script, which the CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    });
    const html = await text(prelude);
    if (failures.length > 0) throw failures[0];
    return html;
  });
}

const stableTags = memoize(inStableOrder);
