import { createContext } from 'react';
import type { WidgetDefinition } from './remote';
import {
  loadPreviousVersion,
  loadRemote,
  type RemoteLoader,
  withPreviousVersion,
} from './remote-registry';
import type { WidgetName, WidgetProps } from './widgets';

/** A widget named with its props, as a route's `handle.serverWidgets` lists them. */
export type WidgetRequest = {
  [N in WidgetName]: { name: N; props: WidgetProps<N> };
}[WidgetName];

/** A widget with its data, ready to be drawn. */
export interface PreloadedWidget {
  Component: WidgetDefinition['Component'];
  data: unknown;
  /** its code is not loaded yet: the slot stays as the server rendered it until then */
  isDeferred?: true;
}

/** Slots that were loaded before rendering, by `widgetKey`. */
export type PreloadedWidgets = ReadonlyMap<string, PreloadedWidget>;

export const ReadySlotsContext = createContext<PreloadedWidgets>(new Map());

/** Whether widgets are marked in the page, for the overlay of `?inspect` (`platform/inspector`). */
export const InspectContext = createContext(false);

/** The same name and props give the same key, on the server and in the browser. */
export const widgetKey = (name: string, props: object): string =>
  JSON.stringify([
    name,
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .sort(),
  ]);

/** The name and props that a key was made of. */
export function parseWidgetKey(key: string): { name: string; props: object } {
  const [name, entries] = JSON.parse(key) as [string, [string, unknown][]];
  return { name, props: Object.fromEntries(entries) };
}

/**
 * Loads a widget's code; its previous version where that of the release is broken.
 * @param name owner and widget, `notices/LatestNotices`
 * @throws when the owner cannot be loaded or has no such widget
 */
export async function loadWidget(name: string): Promise<WidgetDefinition> {
  const [owner = ''] = name.split('/');
  await loadRemote(owner);
  return withPreviousVersion(
    () => widgetOf(name, loadRemote),
    (isLate) => widgetOf(name, (remote) => loadPreviousVersion(remote, isLate)),
  );
}

async function widgetOf(name: string, load: RemoteLoader): Promise<WidgetDefinition> {
  const [owner = '', short = ''] = name.split('/');
  const widget = (await load(owner)).widgets[short];
  if (!widget) throw new Error(`the remote "${owner}" offers no widget "${short}"`);
  return widget();
}

/**
 * Loads what a key names: the owner, the widget, its data; or only the widget when its data came
 * with the page.
 * @throws as `loadWidget`, and when the data cannot be had
 */
export async function loadSlot(
  key: string,
  signal: AbortSignal,
  known?: { data: unknown },
): Promise<PreloadedWidget> {
  const { name, props } = parseWidgetKey(key);
  const { Component, load } = await loadWidget(name);
  return { Component, data: known ? known.data : await load(props, signal) };
}

/** What a key names, in the owner's previous version. @throws when there is none that works */
export async function loadPreviousSlot(key: string, signal: AbortSignal): Promise<PreloadedWidget> {
  const { name, props } = parseWidgetKey(key);
  const { Component, load } = await widgetOf(name, loadPreviousVersion);
  return { Component, data: await load(props, signal) };
}

/**
 * What the host needs to know of a route in addition to its component: `handle: { … } satisfies PageHandle`.
 * A site may add to it, as to `Widgets`.
 */
export interface PageHandle {
  /** Widgets that the server renders: their code and data are loaded while the route's loader runs. */
  serverWidgets?: (
    params: Readonly<Record<string, string | undefined>>,
  ) => readonly WidgetRequest[];
  /** All other widgets: only the browser renders them; their code is fetched with the page's. */
  clientWidgets?: readonly WidgetName[];
  /** Name of the lazy chunk that holds the page, for preloading. */
  chunk?: string;
}

/** Names of the same in remotes that were built before 2026-11-26. */
interface OlderPageHandle {
  slots?: PageHandle['serverWidgets'];
  places?: PageHandle['clientWidgets'];
}

/** @returns what a route says of its page, by the names of today */
export function readHandle(handle: unknown): PageHandle {
  const { slots, places, ...known } = (handle ?? {}) as PageHandle & OlderPageHandle;
  return {
    ...(slots && { serverWidgets: slots }),
    ...(places && { clientWidgets: places }),
    ...known,
  };
}
