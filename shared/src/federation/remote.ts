import type { WidgetName, WidgetProps } from '@shop/shared/contract';
import type { RouteObject } from '@shop/shared/router';
import type { ComponentType } from 'react';

/**
 * Data first, then markup: the same object is rendered on the server, placed in a page by the
 * host, in another part's page through a slot, and served to other web pages.
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

/** A remote's public face: its pages and its widgets, and nothing else. */
export interface RemoteModule {
  name: string;
  routes: RouteObject[];
  widgets: Readonly<Record<string, () => Promise<WidgetDefinition>>>;
}

/** @param name the remote's name in the release set, e.g. `catalog` */
export function defineRemote<R extends string>(
  name: R,
  face: { routes: RouteObject[]; widgets: WidgetsOf<R> },
): RemoteModule {
  return { name, routes: face.routes, widgets: face.widgets as RemoteModule['widgets'] };
}

/** Keeps a widget's data type between its two halves. */
export const defineWidget = <P, D>(widget: WidgetDefinition<P, D>): WidgetDefinition<P, never> =>
  widget as unknown as WidgetDefinition<P, never>;
