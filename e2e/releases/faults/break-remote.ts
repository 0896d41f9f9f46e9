import type { Page, Route } from '@playwright/test';
import type { Fault } from './faults';

/** A version of a remote that is live and breaks. */
export interface Broken {
  remote: string;
  version: string;
  fault: Fault;
}

const isChunk = (path: string) => !/\/remote(Entry|\.\w+)\.js$/.test(path);

/**
 * Breaks a remote for a page, before the page is opened.
 * @param alone whether no version before can be had either
 * @returns a function that restores the files from before
 */
export async function breakRemote(
  page: Page,
  { remote, version, fault }: Broken,
  alone: boolean,
): Promise<() => Promise<void>> {
  const { answer, chunksOnly = false } = fault;
  const all = `/remotes/${remote}/`;
  const own = `${all}${version}/`;
  const files = ({ pathname }: URL): boolean => {
    if (!pathname.startsWith(all)) return false;
    const isOwn = pathname.startsWith(own);
    return answer ? (alone || isOwn) && (!chunksOnly || isChunk(pathname)) : alone && !isOwn;
  };
  const handler = (route: Route) => (answer ?? missing)(route);
  await page.route(files, handler);
  return () => page.unroute(files, handler);
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
