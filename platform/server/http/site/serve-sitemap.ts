import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SitemapEntry } from '../../../react';
import type { ReleaseRenderer } from '../../release/release-renderer';
import { CachedPage, sendCached } from '../responses/cached-page';
import { sendPlainText } from '../responses/plain-text';
import { sitemapIndexXml, sitemapLimits, sitemapXml } from './sitemap-xml';

/** How long a sitemap is kept, here and by who asks, in seconds. */
const maxAgeSeconds = 60;
/** One without the pages of some remote is made again after this, in seconds. */
const retryAfterSeconds = 5;

interface Files {
  first: CachedPage;
  /** those that the first names, if it is an index */
  indexed: readonly CachedPage[];
}

type SiteRelease = Pick<ReleaseRenderer, 'set' | 'render'>;

/**
 * `/sitemap.xml`: every page that search engines shall know; an index of files when there are more
 * than one file may hold. While a remote cannot list its pages, the last whole sitemap is served, else
 * 503: search engines then keep the one they have, and drop no page (RFC 9110, Retry-After).
 */
export function serveSitemap(
  app: FastifyInstance,
  siteUrl: string,
  live: { get(): SiteRelease },
  limits = sitemapLimits,
): void {
  let made: { release: string; until: number; files: Promise<Files | undefined> } | undefined;
  let whole: Files | undefined;

  /** @returns undefined while there is none that is whole */
  const files = (request: FastifyRequest): Promise<Files | undefined> => {
    const release = live.get();
    const { id } = release.set;
    if (made?.release === id && performance.now() < made.until) return made.files;
    const failed = (remote: string, err: unknown) =>
      request.log.error({ err, remote }, 'the sitemap leaves a remote out');
    const collected = collectSitemap(release, failed).then(({ entries, complete }) => {
      next.until = performance.now() + (complete ? maxAgeSeconds : retryAfterSeconds) * 1_000;
      if (complete) whole = filesOf(entries, siteUrl, limits);
      return whole;
    });
    const next = { release: id, until: Number.POSITIVE_INFINITY, files: collected };
    made = next;
    collected.catch(() => {
      next.until = 0;
    });
    return collected;
  };

  app.get('/sitemap.xml', async (request, reply) => {
    const found = await files(request);
    return found ? sendCached(request, reply, found.first) : answerLater(reply);
  });
  app.get<{ Params: { at: string } }>(
    '/sitemap-:at(^[1-9][0-9]{0,5}$).xml',
    async (request, reply) => {
      const found = await files(request);
      if (!found) return answerLater(reply);
      const file = found.indexed[Number(request.params.at) - 1];
      return file ? sendCached(request, reply, file) : sendPlainText(reply, 404);
    },
  );
}

/** Not now: search engines come again, and keep what they know meanwhile. */
const answerLater = (reply: FastifyReply): FastifyReply =>
  sendPlainText(reply.header('retry-after', String(retryAfterSeconds)), 503);

function filesOf(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limits: typeof sitemapLimits,
): Files {
  const documents = sitemapXml(entries, siteUrl, limits);
  const page = (body: string) =>
    new CachedPage({
      status: 200,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': `public, max-age=${maxAgeSeconds}`,
      },
      body,
    });
  const [only = '', ...others] = documents;
  return others.length === 0
    ? { first: page(only), indexed: [] }
    : { first: page(sitemapIndexXml(documents.length, siteUrl)), indexed: documents.map(page) };
}

/**
 * The pages of the host and of every remote of a release. Those of a remote that fails are missing.
 * @param failed called with a remote that could not list its pages, and why
 * @returns not complete while a remote cannot list its pages
 */
export async function collectSitemap(
  release: SiteRelease,
  failed: (remote: string, error: unknown) => void,
): Promise<{ entries: readonly SitemapEntry[]; complete: boolean }> {
  const remotes = Object.keys(release.set.parts).filter((name) => name !== 'host');
  const lists = await Promise.all(
    ['host', ...remotes].map(async (owner) => {
      const { value, reasons } = await release.render<'sitemap'>({ kind: 'sitemap', owner });
      // None where the API does not answer.
      if (!value && reasons.length > 0) failed(owner, reasons[0]);
      return value;
    }),
  );
  return {
    entries: lists.flatMap((entries) => entries ?? []),
    complete: lists.every((entries) => entries !== undefined),
  };
}
