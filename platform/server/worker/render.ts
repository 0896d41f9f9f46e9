import { isUnavailable } from '../../async';
import type { SitemapEntry } from '../../react';
import type { Kind, Rendered, RenderTask } from '../messages';
import type { Settings } from '../settings';
import { renderFragmentResponse } from './fragment/render-fragment-response';
import { renderDocumentResponse } from './page/render-document-response';
import { renderPageHtml, renderShell } from './page/render-page-html';
import { DisabledAppError, type ReleaseRuntime } from './release-runtime';

/** What is noted while a task runs, and its trace. */
export interface Job {
  trace?: string | undefined;
  missingApps: Set<string>;
  appErrors: string[];
  upstreamErrors: string[];
}

/**
 * Does a task.
 * @returns undefined when nothing came of it
 * @throws when the code of an app fails
 */
export async function render(
  release: ReleaseRuntime,
  task: RenderTask,
  job: Job,
  settings: Settings,
): Promise<Rendered[Kind] | undefined> {
  const { host } = release;
  const upstreamError = (error: unknown): undefined => {
    // An outage of the API is logged once: `ApiOutage`.
    if (!isUnavailable(error)) job.upstreamErrors.push(reasonOf(error));
  };
  const appError = (error: unknown): undefined => {
    (error instanceof DisabledAppError ? job.upstreamErrors : job.appErrors).push(reasonOf(error));
  };
  switch (task.kind) {
    case 'page': {
      const owner = release.ownerOf(task.path);
      if (owner && isBrowserOnly(release, owner)) return renderShell(release, task.path);
      return owner && release.hasDocument(owner, task.path)
        ? renderDocumentResponse(host, owner, task.path, upstreamError)
        : renderPageHtml(release, owner, task, appError);
    }
    case 'shell':
      return renderShell(release, task.path);
    case 'fragment':
      return renderFragmentResponse(release, task, settings, { appError, upstreamError });
    case 'embeds':
      return plain(await host.listEmbeds?.([task.owner]));
    case 'sitemap':
      if (task.owner === 'host') return host.ownSitemap();
      if (isBrowserOnly(release, task.owner)) return fixedPaths(release, task.owner);
      return plain(await host.loadSitemap(task.owner).catch(upstreamError));
  }
}

const isBrowserOnly = ({ set }: ReleaseRuntime, app: string): boolean =>
  set.parts[app]?.server === false;

/** The pages of an app whose code cannot be asked: paths that do not vary. */
const fixedPaths = ({ set }: ReleaseRuntime, app: string): SitemapEntry[] =>
  (set.parts[app]?.paths ?? []).filter((one) => !/[:*]/.test(one)).map((path) => ({ path }));

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** A value of an app may hold more than can be sent to another thread. */
const plain = <T>(value: T | undefined): T | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
