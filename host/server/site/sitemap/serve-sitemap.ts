import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerPlainly } from '../../answers/plain-answers';
import { sendAnswer } from '../../answers/send-answer';
import { CachedPage } from '../../pages/page-cache';
import type { SitePages } from './collect-sitemap';
import { sitemapIndexXml, sitemapLimits, sitemapXml } from './sitemap-xml';

/** How long a sitemap is kept, here and by who asks, in seconds; briefly while a part is missing. */
const kept = { complete: 60, partial: 5 };

interface Files {
  complete: boolean;
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
 * than one file may hold.
 */
export function serveSitemap(
  app: FastifyInstance,
  source: SitemapSource,
  limits = sitemapLimits,
): void {
  let made: { release: string; until: number; files: Promise<Files> } | undefined;

  const files = (request: FastifyRequest): Promise<Files> => {
    const release = source.release();
    if (made?.release === release && performance.now() < made.until) return made.files;
    const fresh = source.collect(request).then((pages) => filesOf(pages, source.siteUrl, limits));
    const next = { release, until: Number.POSITIVE_INFINITY, files: fresh };
    made = next;
    fresh.then(
      ({ complete }) => {
        next.until = performance.now() + keptFor(complete) * 1_000;
      },
      () => {
        next.until = 0;
      },
    );
    return fresh;
  };

  app.get('/sitemap.xml', async (request, reply) =>
    sendAnswer(request, reply, (await files(request)).first),
  );
  app.get<{ Params: { at: string } }>(
    '/sitemap-:at(^[1-9][0-9]{0,5}$).xml',
    async (request, reply) => {
      const { parts, complete } = await files(request);
      const found = parts[Number(request.params.at) - 1];
      if (found) return sendAnswer(request, reply, found);
      // Its entries may only be missing for now.
      if (complete) return answerPlainly(reply, 404);
      return answerPlainly(reply.header('retry-after', String(kept.partial)), 503);
    },
  );
}

function filesOf(
  { entries, complete }: SitePages,
  siteUrl: string,
  limits: typeof sitemapLimits,
): Files {
  const documents = sitemapXml(entries, siteUrl, limits);
  const page = (body: string) =>
    new CachedPage({
      status: 200,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': `public, max-age=${keptFor(complete)}`,
      },
      body,
    });
  const [only = '', ...others] = documents;
  return others.length === 0
    ? { complete, first: page(only), parts: [] }
    : {
        complete,
        first: page(sitemapIndexXml(documents.length, siteUrl)),
        parts: documents.map(page),
      };
}

const keptFor = (complete: boolean): number => (complete ? kept.complete : kept.partial);
