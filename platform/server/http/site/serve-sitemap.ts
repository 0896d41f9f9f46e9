import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SitemapEntry } from '../../../react';
import type { ReleaseRenderer } from '../../release/release-renderer';
import { type CachedPage, sendCached, textFile } from '../responses/cached-page';
import { sendPlainText } from '../responses/plain-text';
import { sitemapIndexXml, sitemapLimits, sitemapPath, sitemapXml } from './sitemap-xml';

/** How long a sitemap is cached, here and by clients, in seconds. */
const maxAgeSeconds = 60;
/** One without the pages of some remote is made again after this, in seconds. */
const retryAfterSeconds = 5;

/** by path */
type Files = ReadonlyMap<string, CachedPage>;

type SiteRelease = Pick<ReleaseRenderer, 'set' | 'render'>;

/**
 * `/sitemap.xml`: every page that search engines should know; an index of files when there are more
 * than one file may hold. While a remote cannot list its pages, the last whole sitemap is served, else
 * 503: search engines then keep the one they have, and drop no page (RFC 9110, Retry-After).
 */
export function serveSitemap(
  app: FastifyInstance,
  siteUrl: string,
  live: { get(): SiteRelease },
  limits = sitemapLimits,
): void {
  let whole: Files | undefined;
  let last = { release: '', until: 0, files: Promise.resolve(whole) };

  /** @returns undefined while there is none that is whole */
  const files = ({ log }: FastifyRequest): Promise<Files | undefined> => {
    const release = live.get();
    const { id } = release.set;
    if (last.release === id && performance.now() < last.until) return last.files;
    const failed = (remote: string, err: unknown) =>
      log.error({ err, remote }, 'the sitemap leaves a remote out');
    const collected = collectSitemap(release, failed).then(({ entries, complete }) => {
      next.until = performance.now() + (complete ? maxAgeSeconds : retryAfterSeconds) * 1_000;
      if (complete) whole = filesOf(sitemapXml(entries, siteUrl, limits), siteUrl);
      return whole;
    });
    const next = { release: id, until: Number.POSITIVE_INFINITY, files: collected };
    last = next;
    collected.catch(() => {
      next.until = 0;
    });
    return collected;
  };

  for (const route of ['/sitemap.xml', '/sitemap-:at(^[1-9][0-9]{0,5}$).xml']) {
    app.get(route, async (request, reply) => {
      const found = await files(request);
      if (!found) return sendPlainText(reply.header('retry-after', retryAfterSeconds), 503);
      const file = found.get(request.url.split('?')[0] ?? '');
      return file ? sendCached(request, reply, file) : sendPlainText(reply, 404);
    });
  }
}

function filesOf(documents: readonly string[], siteUrl: string): Files {
  const [only = '', ...others] = documents;
  const indexed = others.length === 0 ? [] : documents;
  const first = indexed.length > 0 ? sitemapIndexXml(indexed.length, siteUrl) : only;
  const file = (xml: string) =>
    textFile('application/xml', xml, { 'cache-control': `public, max-age=${maxAgeSeconds}` });
  return new Map([
    ['/sitemap.xml', file(first)],
    ...indexed.map((xml, at) => [sitemapPath(at), file(xml)] as const),
  ]);
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
  const entries = lists.flatMap((list) => list ?? []);
  return { entries, complete: !lists.includes(undefined) };
}
