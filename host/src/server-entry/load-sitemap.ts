import { timeoutSignal, withTimeout } from '@shop/shared/async';
import { loadRemote, type SitemapEntry } from '@shop/shared/federation';
import type { RouteObject } from '@shop/shared/router';
import { routes } from '../routes';
import { entryTimeoutsMs } from './timeouts';

/**
 * The pages of a remote that search engines shall know; none when it names none.
 * @param owner its name in the release set
 * @throws when the remote cannot be loaded, or cannot tell its pages in time
 */
export async function loadSitemap(owner: string): Promise<readonly SitemapEntry[]> {
  const { sitemap } = await loadRemote(owner);
  if (!sitemap) return [];
  const limit = timeoutSignal(entryTimeoutsMs.sitemap);
  try {
    const load = sitemap().then((tell) => tell(limit.signal));
    return await withTimeout(load, entryTimeoutsMs.sitemap, `the sitemap of "${owner}"`);
  } finally {
    limit.end();
  }
}

/** The host's own pages: every route without a part that varies. */
export function ownSitemap(): readonly SitemapEntry[] {
  return pathsOf(routes([]))
    .filter((path) => !/[:*]/.test(path))
    .map((path) => ({ path }));
}

const pathsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ index, path, children }) => [
    ...(index ? ['/'] : path === undefined ? [] : [path]),
    ...pathsOf(children ?? []),
  ]);
