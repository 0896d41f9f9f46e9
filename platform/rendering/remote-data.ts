import { isHttpError, isUnavailable, messageOf } from '../async';
import { loadRemote, type RemoteDocument, type RemoteModule, type SitemapEntry } from '../react';
import type { RouteObject } from '../router';
import { flatRoutes, type SiteRoutes } from '../routes/site-routes';
import { entryTimeoutsMs, withLimit } from './timeouts';

type Load = () => Promise<unknown>;

/** Evaluates the code of the host's own pages, as `loadAll` does a remote's. */
export const loadOwn = (routes: SiteRoutes): Promise<void> => inOrder(lazyOf(routes([])));

/**
 * Evaluates the code of every page and widget of a remote, in an order of its own: components
 * number their styles as they are evaluated, so that every server then writes the same page.
 * What throws is left out; it throws again when it is asked for.
 * @throws when the remote cannot be loaded
 */
export async function loadAll(owner: string): Promise<void> {
  const remote = await loadRemote(owner);
  await inOrder([...lazyOf(remote.routes), ...offersOf(remote)]);
}

const offersOf = ({ widgets, embeds, documents, sitemap }: RemoteModule): Load[] => [
  ...Object.values(widgets),
  ...Object.values(embeds ?? {}),
  ...Object.values(documents ?? {}),
  ...(sitemap ? [sitemap] : []),
];

const lazyOf = (table: readonly RouteObject[]): Load[] =>
  flatRoutes(table).flatMap(({ lazy }) => (typeof lazy === 'function' ? [lazy as Load] : []));

async function inOrder(loads: readonly Load[]): Promise<void> {
  for (const load of loads)
    await Promise.resolve()
      .then(load)
      .catch(() => undefined);
}

/** A failure as plain data. Its reason is missing where the API does not answer. */
export const failureOf = (error: unknown): { failed: true; reason?: string } =>
  isUnavailable(error) ? { failed: true } : { failed: true, reason: messageOf(error) };

/** A document, or why there is none, as plain data. */
export type DocumentAnswer =
  | { document: RemoteDocument }
  | { missing: true }
  | ReturnType<typeof failureOf>;

/**
 * Makes a document of a remote, such as its feed.
 * @param owner name of the remote that owns the path
 * @param path without query
 * @returns undefined when the path is none of the owner's documents
 * @throws when the owner cannot be loaded
 */
export async function loadDocument(
  owner: string,
  path: string,
): Promise<DocumentAnswer | undefined> {
  const { documents } = await loadRemote(owner);
  const definition = documents && Object.hasOwn(documents, path) ? documents[path] : undefined;
  if (!definition) return undefined;
  try {
    const document = await withLimit(entryTimeoutsMs.document, path, async (signal) =>
      (await definition()).load(signal),
    );
    return { document };
  } catch (error) {
    return isHttpError(error, 404) ? { missing: true } : failureOf(error);
  }
}

/**
 * The pages of a remote that search engines should know; none when it names none.
 * @param owner its name in the release set
 * @throws when the remote cannot be loaded, or cannot tell its pages in time
 */
export async function loadSitemap(owner: string): Promise<readonly SitemapEntry[]> {
  const { sitemap } = await loadRemote(owner);
  if (!sitemap) return [];
  return withLimit(entryTimeoutsMs.sitemap, `the sitemap of "${owner}"`, async (signal) =>
    (await sitemap())(signal),
  );
}

/** The host's own pages: every route whose path does not vary. */
export const ownSitemap = (routes: SiteRoutes): readonly SitemapEntry[] =>
  flatRoutes(routes([]))
    .flatMap(({ index, path }) => (index ? '/' : (path ?? [])))
    .filter((path) => !/[:*]/.test(path))
    .map((path) => ({ path }));
