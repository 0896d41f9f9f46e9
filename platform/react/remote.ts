import type { EmbedDefinition } from 'federated-site/release/embed-definition';
import type { RouteObject } from 'federated-site/router';
import type { ComponentType } from 'react';
import type { WidgetName, WidgetProps } from './widgets';

/**
 * Data first, then markup: the same object is rendered on the server, placed in a page by the
 * host, in another app's page through a slot, and served to other web pages.
 */
export interface WidgetDefinition<P = unknown, D = unknown> {
  /** @throws when the data cannot be had; the slot then keeps its fallback */
  load(props: P, signal: AbortSignal): Promise<D>;
  Component: ComponentType<P & { data: D }>;
}

type WidgetsOf<R extends string> = {
  [N in Extract<WidgetName, `${R}/${string}`> as N extends `${R}/${infer Short}`
    ? Short
    : never]: () => Promise<
    WidgetDefinition<WidgetProps<N>, never> | WidgetDefinition<WidgetProps<N>, unknown>
  >;
};

/** A text that a remote serves, such as a feed; plain data. */
export interface RemoteDocument {
  /** media type with its charset, `application/atom+xml; charset=utf-8` */
  contentType: string;
  body: string;
  /** how long a browser may keep it without asking again, in seconds; 0 when missing */
  maxAge?: number;
}

/** How a document is made: on the server only, signed out, for everyone the same. */
export interface DocumentDefinition {
  /** @throws HttpError 404 when there is no such document, anything else when it cannot be had */
  load(signal: AbortSignal): Promise<RemoteDocument>;
}

/** A page that search engines should know (sitemaps.org, protocol 0.9). */
export interface SitemapEntry {
  /** canonical path of the page, with its query if it has one */
  path: string;
  /** when its content changed: a date in a form of ISO 8601 */
  lastModified?: string;
  /** addresses of its pictures: paths of the site, or whole */
  images?: readonly string[];
}

/** @throws when the pages cannot be listed; the sitemap then leaves this remote out for now */
export type SitemapLoader = (signal: AbortSignal) => Promise<readonly SitemapEntry[]>;

/** A page or document as the release gate made it. */
export interface MadeText {
  /** HTML of a page, body of a document */
  text: string;
  /** of a page */
  structuredData?: readonly object[];
}

/** What must agree between pages and documents of a remote. */
export interface SelfCheck {
  /** JSON replies of the API by path, whatever the query; it answers 404 to other paths */
  replies: Readonly<Record<string, unknown>>;
  /** the pages and documents that are compared */
  paths: readonly string[];
  /** @returns the rest of a sentence for each disagreement, which begins with the app */
  compare(made: Readonly<Record<string, MadeText>>): readonly string[];
}

/** A remote's public interface: its pages and its widgets, and what only the server asks of it. */
export interface RemoteModule {
  name: string;
  routes: RouteObject[];
  widgets: Readonly<Record<string, () => Promise<WidgetDefinition>>>;
  /**
   * path → document; each path is among the contract's `paths` too. No route of the browser
   * answers it: it is linked to with a plain `<a>`, not through the router.
   */
  documents?: Readonly<Record<string, () => Promise<DocumentDefinition>>>;
  /** element for other web pages, `library-notices` → the widget that it shows */
  embeds?: Readonly<Record<string, () => Promise<EmbedDefinition>>>;
  /** the remote's pages for search engines */
  sitemap?: () => Promise<SitemapLoader>;
  /** run by the gate before each promote of the remote or of the host; a disagreement refuses it */
  selfCheck?: () => Promise<SelfCheck>;
}

/** @param name the remote's name in the release set, e.g. `catalog` */
export function defineRemote<R extends string>(
  name: R,
  face: Omit<RemoteModule, 'name' | 'widgets'> & { widgets: WidgetsOf<R> },
): RemoteModule {
  return { ...face, name, widgets: face.widgets as RemoteModule['widgets'] };
}

/** Keeps a widget's data type between its two halves. */
export const defineWidget = <P, D>(widget: WidgetDefinition<P, D>): WidgetDefinition<P, never> =>
  widget as unknown as WidgetDefinition<P, never>;
