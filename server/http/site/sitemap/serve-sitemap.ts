import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedPage, sendCached } from '../../responses/cached-page';
import { sendPlainText } from '../../responses/plain-text';
import type { SitePages } from './collect-sitemap';
import { sitemapIndexXml, sitemapLimits, sitemapXml } from './sitemap-xml';

/** How long a sitemap is kept, here and by who asks, in seconds. */
const maxAgeSeconds = 60;
/** After this long it is tried again to make one that lacked a part, in seconds. */
const retryAfterSeconds = 5;

interface Files {
  first: CachedPage;
  /** the files that an index names; none when the first is the whole sitemap */
  parts: readonly CachedPage[];
}

export interface SitemapSource {
  siteUrl: string;
  /** what is live; another release has another sitemap */
  release(): string;
  collect(request: FastifyRequest): Promise<SitePages>;
}

/**
 * `/sitemap.xml`: every page that search engines shall know; an index of files when there are more
 * than one file may hold. While a part cannot tell its pages, the last whole sitemap is served, else
 * 503: search engines then keep the one they have, and drop no page (RFC 9110, Retry-After).
 */
export function serveSitemap(
  app: FastifyInstance,
  source: SitemapSource,
  limits = sitemapLimits,
): void {
  let made: { release: string; until: number; files: Promise<Files | undefined> } | undefined;
  let whole: Files | undefined;

  /** @returns undefined while there is none that is whole */
  const files = (request: FastifyRequest): Promise<Files | undefined> => {
    const release = source.release();
    if (made?.release === release && performance.now() < made.until) return made.files;
    const collected = source.collect(request).then(({ entries, complete }) => {
      next.until = performance.now() + (complete ? maxAgeSeconds : retryAfterSeconds) * 1_000;
      if (complete) whole = filesOf(entries, source.siteUrl, limits);
      return whole;
    });
    const next = { release, until: Number.POSITIVE_INFINITY, files: collected };
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
      const part = found.parts[Number(request.params.at) - 1];
      return part ? sendCached(request, reply, part) : sendPlainText(reply, 404);
    },
  );
}

/** Not now: search engines come again, and keep what they know meanwhile. */
const answerLater = (reply: FastifyReply): FastifyReply =>
  sendPlainText(reply.header('retry-after', String(retryAfterSeconds)), 503);

function filesOf(
  entries: SitePages['entries'],
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
    ? { first: page(only), parts: [] }
    : { first: page(sitemapIndexXml(documents.length, siteUrl)), parts: documents.map(page) };
}
