import { messageOf } from '../../async';
import type { Begin, BundleTask, HostBundle, RemoteBundle } from './bundle';
import { pathPatterns, type Route, sampleAddress } from './path-patterns';
import { settled } from './settled';

type Remote = BundleTask['remotes'][number];

/** Puts the host into a site whose API does not answer. @param config settings of the site */
export function goOffline(host: HostBundle, config: object): void {
  host.setShopConfig(config);
  host.setTransport({
    base: 'http://api.invalid',
    fetch: () => Promise.reject(new TypeError('the API does not answer')),
  });
}

/** @returns the rest of a sentence for each of the host's own pages that cannot be rendered */
export function renderHost(host: HostBundle, begin: Begin): Promise<string[]> {
  host.setRemoteLoader((name) => Promise.reject(new Error(`${name} is not there`)));
  return renderAll(host, undefined, pagesOf(pathPatterns(host.routes([]))), begin);
}

/**
 * Renders each page and widget of a remote on a host, once. What it shows of an API that fails is
 * its own; that it throws or waits for ever is a problem.
 * @returns the rest of a sentence for each problem
 */
export async function renderRemote(
  host: HostBundle,
  bundle: RemoteBundle,
  { contract, props }: Remote,
  begin: Begin,
): Promise<string[]> {
  const { name } = contract;
  const problems: string[] = [];
  const routes: Route[] = [];
  const widgets: Step[] = [];
  for (const short of contract.widgets) {
    const what = `its widget ${short}`;
    begin(what);
    try {
      const path = `/widgets/${short}`;
      routes.push({ path, Component: await drawn(host, bundle, short, props[short] ?? {}) });
      widgets.push({ what, path });
    } catch (error) {
      if (!isOutage(error)) problems.push(unable(what, messageOf(error)));
    }
  }
  const shown = { ...bundle, routes: [...bundle.routes, ...routes] };
  host.setRemoteLoader(async (asked) => {
    if (asked === name) return shown;
    throw new Error(`${asked} is not there`);
  });
  const pages = pagesOf(pathPatterns(bundle.routes));
  return [...problems, ...(await renderAll(host, name, [...pages, ...widgets], begin))];
}

/** Something to render, and the path where it is. */
interface Step {
  what: string;
  path: string;
}

const pagesOf = (patterns: readonly string[]): Step[] =>
  patterns.map((pattern) => ({ what: `its page ${pattern}`, path: sampleAddress(pattern) }));

const unable = (what: string, why: string): string =>
  `cannot render ${what} while the API does not answer: ${why.split('\n')[0]}`;

async function renderAll(
  host: HostBundle,
  owner: string | undefined,
  steps: readonly Step[],
  begin: Begin,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { what, path } of steps) {
    begin(what);
    try {
      const { faults = [] } = await settled(() => host.renderPage(siteUrl + path, owner));
      problems.push(...faults.slice(0, 1).map((why) => unable(what, why)));
    } catch (error) {
      problems.push(unable(what, messageOf(error)));
    }
  }
  return problems;
}

const siteUrl = 'http://localhost:3000';

/**
 * @returns a component that draws a widget with its data
 * @throws what its `load` does
 */
async function drawn(
  host: HostBundle,
  bundle: RemoteBundle,
  short: string,
  props: object,
): Promise<unknown> {
  const { load, Component } = (await bundle.widgets[short]?.()) ?? {};
  const { signal } = new AbortController();
  const data = await settled(() => load?.(props, signal));
  const { createElement } = host.platform.react as {
    createElement?: (...args: unknown[]) => unknown;
  };
  return () => createElement?.(Component, { ...props, data });
}

/** Without data a widget is not drawn: its slot shows the fallback. */
const isOutage = (error: unknown): boolean => (error as Error | undefined)?.name === 'NetworkError';
