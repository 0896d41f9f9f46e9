import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageData } from '../../browser/page-data';
import { traceOf } from '../../observe';
import { laterCss } from '../document/build-html-response';
import type { PageResponse } from '../messages';
import type { LiveRelease } from '../release/live-release';
import type { ReleaseRenderer, VersionFailure } from '../release/release-renderer';
import { type VisitorReleases, visitorNumber } from '../release/visitor-releases';
import { armVersion, asCountedPage, setVisitorNumber } from './canary/counted-page';
import { asPreview } from './previews/preview-pages';
import { type CachedPage, PageCache, sendCached, textFile } from './responses/cached-page';
import { sendPlainText } from './responses/plain-text';
import { callsPerMinute, maxPagesPerMinute } from './security/calls-per-minute';
import { withoutLineBreaks } from './well-formed-url';

/** Answers every path that nothing else answers: with a remote's document, else with a page. */
export function servePages(
  app: FastifyInstance,
  releases: VisitorReleases,
  current: LiveRelease,
): void {
  const cache = new PageCache();
  current.context.expiringCaches.set('pages', cache);
  const dataByHash = new LRUCache<string, { json: string; files?: PageDataFiles }>({
    max: 200,
    ttl: 300_000,
    updateAgeOnHas: true,
  });
  const render = async (
    release: ReleaseRenderer,
    request: Parameters<typeof renderPageResponse>[1],
  ) => {
    const { pageData, ...answer } = await renderPageResponse(release, request);
    if (pageData && !dataByHash.has(pageData.hash)) {
      dataByHash.set(pageData.hash, { json: pageData.json });
    }
    return answer;
  };
  current.beforeLive((next) => warmUp(next, cache, (url) => render(next, { url, log: app.log })));
  const find = async ({ headers, log }: FastifyRequest, url: string, number?: number) => {
    const { release, preview, isLiveInstead, assignment } = await releases.releaseFor(
      headers.cookie,
      number,
    );
    const kind = preview ?? (assignment ? `${assignment.arm} ${assignment.canary.id}` : '');
    const page = await cache.get(`${release.set.id} ${kind}`.trim(), url, async () => {
      const answer = await render(release, { url, log, trace: traceOf(headers) });
      if (preview) return asPreview(answer, preview, isLiveInstead);
      return assignment ? asCountedPage(answer, assignment) : answer;
    });
    return { page, assignment };
  };
  const isTooMany = callsPerMinute(maxPagesPerMinute);
  // No route of the router has a line break in its path, not even `*`, so such an address would have
  // no page. A redirect is better than the page "not found": a link that was copied with a line
  // break at its end finds its page.
  const onRequest = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const meant = withoutLineBreaks(url);
    if (meant !== url) return reply.redirect(meant, 308);
  };
  app.get('/*', { onRequest }, async (request, reply) => {
    const { cookie, accept } = request.headers;
    const known = visitorNumber(cookie);
    // Programs that ask for no HTML, such as feed readers, draw no number, and are not counted.
    const asksForHtml = accept?.includes('text/html') ?? false;
    const number = known ?? (asksForHtml ? randomInt(100) : undefined);
    const { page, assignment } = await find(request, request.url, number);
    const isPage = page.answer.headers['content-type']?.startsWith('text/html');
    if (assignment && isPage && number !== undefined && request.method === 'GET') {
      const { siteUrl } = current.context.settings.config;
      if (known === undefined) setVisitorNumber(reply, number, siteUrl);
      const version = `${assignment.canary.app}@${armVersion(assignment)}`;
      if (asksForHtml && !isTooMany(request.ip)) {
        current.canary.counts.page(assignment.arm, page.answer.failed?.includes(version) ?? false);
      }
    }
    return sendCached(request, reply, page);
  });
  for (const kind of ['data', 'styles'] as const) {
    app.get<{ Params: { hash: string } }>(`/page-${kind}/:hash/*`, async (request, reply) => {
      const { hash } = request.params;
      // Another copy of the server may have rendered the page, or it is long ago.
      const url = request.url.slice(request.url.indexOf('/', `/page-${kind}/`.length));
      // A browser that refuses cookies may have the page of either arm: it is looked for in both.
      for (const number of [undefined, 0, 99]) {
        if (!dataByHash.has(hash)) await find(request, url, number);
      }
      const data = dataByHash.get(hash);
      if (!data) return sendPlainText(reply, 404);
      data.files ??= pageDataFiles(data.json, current.context.settings.rules.noScriptCss);
      return sendCached(request, reply, data.files[kind]);
    });
  }
  const refuse = (reply: FastifyReply) => sendPlainText(reply.header('allow', 'GET, HEAD'), 405);
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => refuse(reply),
  });
  // A form that a page submits without a script: only where the page's route has an `action`.
  app.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(type, { parseAs: 'string' }, scope.defaultTextParser);
    scope.post('/*', async (request, reply) => {
      if (!request.headers['content-type']?.startsWith(type)) return refuse(reply);
      // Not by Origin: a page without referrer sends `null`.
      if (request.headers['sec-fetch-site'] === 'cross-site') return sendPlainText(reply, 403);
      const { release } = await releases.releaseFor(request.headers.cookie);
      const { url, log, headers: given } = request;
      const { status, headers } = await renderPageResponse(release, {
        ...{ url, log, trace: traceOf(given), form: String(request.body ?? '') },
      });
      if (!headers.location) return status < 500 ? refuse(reply) : sendPlainText(reply, 503);
      return reply.code(status).headers(headers).send();
    });
  });
}

/** What hydration of a page needs; and its later styles alone, for browsers without scripts. */
type PageDataFiles = Record<'data' | 'styles', CachedPage>;

function pageDataFiles(json: string, noScriptCss: string): PageDataFiles {
  const { styles }: PageData = JSON.parse(json);
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  };
  return {
    data: textFile('application/json', json, headers),
    styles: textFile('text/css', styles ? laterCss(styles, noScriptCss) : '', headers),
  };
}

/** Pages rendered in parallel before a release is live: one worker has time for so many. */
const maxConcurrent = 4;
const maxPages = 40;

/**
 * Renders the pages that visitors ask for first: those they asked for last, the home page and what
 * it links to. They are in the cache then, and code that has run is several times as fast: without
 * this, a busy shop's first visitors wait a second.
 */
async function warmUp(
  { set }: ReleaseRenderer,
  cache: PageCache,
  render: (url: string) => Promise<PageResponse>,
): Promise<void> {
  const home = await render('/');
  const links = [...home.body.matchAll(/<a\b[^>]* href="(\/(?!\/)[^"&#]*)"/g)].map(
    ([, to = '']) => to,
  );
  const waiting = [...new Set(['/', ...cache.addresses(), ...links])].slice(0, maxPages).values();
  const renderNext = async (): Promise<void> => {
    for (const url of waiting) await cache.get(set.id, url, () => render(url));
  };
  await Promise.all(Array.from({ length: maxConcurrent }, renderNext));
}

/**
 * What a release answers an address with. A page that cannot be rendered is left to the browser,
 * and why is logged.
 */
export async function renderPageResponse(
  release: ReleaseRenderer,
  {
    url,
    log,
    form,
    trace,
  }: Pick<FastifyRequest, 'url' | 'log'> & { form?: string; trace?: string | undefined },
): Promise<PageResponse & { failure?: VersionFailure }> {
  const { value, reasons, failure } = await release.render<'page'>({
    kind: 'page',
    path: url,
    trace,
    ...(form !== undefined && { form }),
  });
  // Without its query, which may hold a visitor's token.
  const [path] = url.split('?');
  for (const reason of reasons) log.error({ reason, path }, 'rendering failed');
  const page = value ?? (await release.shell(url));
  return failure ? { ...page, failure } : page;
}
