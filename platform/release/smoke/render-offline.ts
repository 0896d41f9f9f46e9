import type { ComponentType } from 'react';
import type { Transport } from '../../async';
import type { RemoteModule } from '../../react';
import type { RouteObject } from '../../router';
import type { HostBundle, RemoteTask } from './bundle';
import { pathPatterns, sampleAddress } from './path-patterns';
import { settled } from './settled';
import type { SmokeTest } from './smoke-test';

/** To a site whose API does not answer. */
export const noApi: Transport = {
  base: 'http://api.invalid',
  fetch: () => Promise.reject(new TypeError('the API does not answer')),
};

/** Renders each of the host's own pages. */
export async function renderHost(host: HostBundle, test: SmokeTest): Promise<void> {
  host.setRemoteLoader((name) => Promise.reject(new Error(`${name} is not there`)));
  await renderAll(host, undefined, pagesOf(host.routes([])), test);
}

/**
 * Renders each page and widget of a remote on a host, once. What it shows of an API that fails is
 * its own; that it throws or waits for ever is a problem.
 */
export async function renderRemote(
  host: HostBundle,
  bundle: RemoteModule,
  { contract: { name, widgets }, props }: RemoteTask,
  test: SmokeTest,
): Promise<void> {
  const routes: RouteObject[] = [];
  const steps = pagesOf(bundle.routes);
  for (const short of widgets) {
    const what = `its widget ${short}`;
    const path = `/widgets/${short}`;
    test.begin(what);
    const Component = await test.attempt(unable(what), () =>
      widgetComponent(host, bundle, short, props[short] ?? {}),
    );
    if (!Component) continue;
    routes.push({ path, Component });
    steps.push({ what, path });
  }
  const shown = { ...bundle, routes: [...bundle.routes, ...routes] };
  host.setRemoteLoader(async (asked) => {
    if (asked === name) return shown;
    throw new Error(`${asked} is not there`);
  });
  await renderAll(host, name, steps, test);
}

/** Something to render, and the path where it is. */
interface Step {
  what: string;
  path: string;
}

const pagesOf = (routes: readonly RouteObject[]): Step[] =>
  pathPatterns(routes).map((pattern) => ({
    what: `its page ${pattern}`,
    path: sampleAddress(pattern),
  }));

const unable = (what: string): string => `cannot render ${what} while the API does not answer`;

async function renderAll(
  host: HostBundle,
  owner: string | undefined,
  steps: readonly Step[],
  test: SmokeTest,
): Promise<void> {
  for (const { what, path } of steps) {
    test.begin(what);
    await test.attempt(unable(what), async () => {
      const [fault] = (await settled(() => host.renderPage(siteUrl + path, owner))).faults ?? [];
      if (fault) throw new Error(fault);
    });
  }
}

export const siteUrl = 'http://localhost:3000';

/**
 * @returns a component that draws a widget with its data; none while the API is away, when its slot
 * shows the fallback
 * @throws what its `load` does
 */
async function widgetComponent(
  host: HostBundle,
  bundle: RemoteModule,
  short: string,
  props: object,
): Promise<ComponentType | undefined> {
  const { load, Component } = (await bundle.widgets[short]?.()) ?? {};
  const { signal } = new AbortController();
  try {
    const data = await settled(() => load?.(props, signal));
    const { createElement } = host.platform.react as Partial<typeof import('react')>;
    return () =>
      createElement?.(Component as ComponentType<Record<string, unknown>>, { ...props, data });
  } catch (error) {
    if ((error as Error | undefined)?.name === 'NetworkError') return undefined;
    throw error;
  }
}
