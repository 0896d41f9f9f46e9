import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inspectParameter, type PublishedVersion } from '../../../release-set/inspect-data';
import type { LiveRelease } from '../../release/live-release';
import { publishedVersions, readPreviewSet } from '../../release/read-store';
import type { VisitorReleases } from '../../release/visitor-releases';
import { renderPageResponse } from '../page-routes';
import { asPreview } from '../previews/preview-pages';
import { requestSite } from '../previews/request-site';
import { CachedPage, sendCached } from '../responses/cached-page';
import { sendPlainText } from '../responses/plain-text';
import { withInspector } from './with-inspector';

/**
 * `?inspect`: the overlay in pages, and the published versions with the preview links that it
 * offers. Pages get it if the address was typed or followed from the shop; only pages of the shop are
 * given the versions.
 */
export function inspectRoutes(
  app: FastifyInstance,
  {
    storeDir,
    current,
    visitorReleases,
  }: { storeDir: string; current: LiveRelease; visitorReleases: VisitorReleases },
): void {
  app.addHook('preHandler', async (request, reply) => {
    const isPage = request.routeOptions.url === '/*' && /^(GET|HEAD)$/.test(request.method);
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    if (!isPage || !query.has(inspectParameter)) return;
    const { release, preview } = await visitorReleases.releaseFor(request.headers.cookie);
    const rendered = await renderPageResponse(release, request);
    const page = preview ? asPreview(rendered, preview) : rendered;
    const isCrossSite = requestSite(request) === 'cross-site';
    const answer = isCrossSite ? page : withInspector(page, release.set, preview);
    // The same address means another page for another visitor: no cache may store it.
    const headers = {
      ...answer.headers,
      'cache-control': 'private, no-store',
      vary: 'accept-encoding, cookie, sec-fetch-site',
      'x-robots-tag': 'noindex',
    };
    return sendCached(request, reply, new CachedPage({ ...answer, headers }));
  });

  const onlyTheShop = async (request: FastifyRequest, reply: FastifyReply) => {
    // A picture of a post is requested by the shop's page too, without the visitor's intent.
    const { 'sec-fetch-dest': dest = 'empty' } = request.headers;
    if (requestSite(request) !== 'same-origin' || dest !== 'empty')
      return sendPlainText(reply, 403);
    reply.header('cache-control', 'no-store');
  };
  app.get<{ Params: { app: string } }>(
    '/_inspect/versions/:app',
    { onRequest: onlyTheShop },
    async ({ params: { app: name } }, reply): Promise<PublishedVersion[] | FastifyReply> => {
      const { parts } = current.get().set;
      if (name === 'host' || !Object.hasOwn(parts, name)) return sendPlainText(reply, 404);
      const live = parts[name]?.version;
      const versions = await publishedVersions(storeDir, name, live);
      return Promise.all(
        versions.map(async ({ version, at }) => ({
          version,
          at,
          isLive: version === live,
          preview: await visitorReleases.linkTo(`${name}@${version}`),
        })),
      );
    },
  );

  // Where a tab of such a preview looks for the previous version, as for a release that is stored.
  app.get<{ Params: { id: string } }>(
    '/releases/:id(^[0-9a-f]{16}\\+.+).json',
    { onRequest: onlyTheShop },
    async ({ params }, reply) =>
      readPreviewSet(storeDir, params.id).catch(() => sendPlainText(reply, 404)),
  );
}
