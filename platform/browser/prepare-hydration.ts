import { use } from 'react';
import { browserTimeoutsMs, withTimeout } from '../async';
import {
  loadPreviousVersion,
  loadRemote,
  loadSlot,
  type PreloadedWidget,
  type PreloadedWidgets,
  parseWidgetKey,
  type RemoteModule,
  withPreviousVersion,
} from '../react';
import type { SiteRoutes } from '../routes';
import type { PageData } from './page-data';
import { versionOf } from './remote-loader';
import { type FirstTable, initialRoutes, withChunkFallback } from './router';
import { yieldToMain } from './yield-to-main';

const { scripts, widget, page: pageTimeoutMs } = browserTimeoutsMs;

interface ReadyPage extends FirstTable {
  /** Whether the browser draws the same as the server did. */
  hydrates: boolean;
  slots: PreloadedWidgets;
}

/**
 * Loads what the page is drawn with: its owner and its slots, in the versions that can be had.
 * @throws when the server drew the page, and its code does not come in time
 */
export async function prepareHydration(page: PageData, routes: SiteRoutes): Promise<ReadyPage> {
  if (page.router) return withTimeout(renderedPage(page, routes), pageTimeoutMs, 'the page');
  // Without a page from the server there is nothing to keep: the router loads what it draws.
  return {
    hydrates: false,
    slots: new Map(),
    table: withChunkFallback(routes([])),
    owner: undefined,
  };
}

async function renderedPage(page: PageData, routes: SiteRoutes): Promise<ReadyPage> {
  const { owner } = page;
  const [remote, slots] = await Promise.all([
    owner ? loadRemote(owner) : undefined,
    preloadWidgets(page.slots),
    bootScripts(),
  ]);
  const readyWith = async (module: RemoteModule | undefined) => {
    const hydrates = await matchesServerVersions(page, module, slots);
    await yieldToMain();
    return { hydrates, slots, ...(await initialRoutes(routes, module)) };
  };
  if (!owner) return readyWith(undefined);
  return withPreviousVersion(
    () => readyWith(remote),
    async (isLate) => readyWith(await loadPreviousVersion(owner, isLate)),
  );
}

/** What the boot script fetched is used, not asked for a second time. */
const bootScripts = () =>
  withTimeout(window.shopBooting?.scripts ?? Promise.resolve(), scripts, 'scripts').catch(
    () => undefined,
  );

/** Whether all that the server rendered, but for deferred widgets, has the same versions here. */
async function matchesServerVersions(
  { rendered }: PageData,
  owner: RemoteModule | undefined,
  slots: PreloadedWidgets,
): Promise<boolean> {
  const isSame = (remote: RemoteModule) => versionOf(remote) === rendered[remote.name];
  const same = [...slots].map(
    async ([key, { isDeferred }]) => isDeferred || isSame(await loadRemote(ownerOf(key))),
  );
  return (!owner || isSame(owner)) && (await Promise.all(same)).every(Boolean);
}

const ownerOf = (key: string): string => parseWidgetKey(key).name.split('/', 1).join();

const never = new Promise<never>(() => {});

/** Stays as the server rendered it: React does not touch what suspends. */
const deferred: PreloadedWidget = {
  Component: () => use(never),
  data: undefined,
  isDeferred: true,
};

/** The widgets that the server rendered, with the data they came with. */
async function preloadWidgets(
  slots: Readonly<Record<string, unknown>>,
): Promise<Map<string, PreloadedWidget>> {
  const { signal } = new AbortController();
  const entries = Object.entries(slots).map(async ([key, data]) => {
    const slot = await withTimeout(loadSlot(key, signal, { data }), widget, key).catch(
      () => deferred,
    );
    return [key, slot] as const;
  });
  return new Map(await Promise.all(entries));
}
