import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageResponse } from '../messages';
import type { Previews } from '../release/previews';
import type { ReleaseRenderer } from '../release/release-renderer';
import { asPreview } from './previews/preview-pages';
import { PageCache, sendCached } from './responses/cached-page';
import { sendPlainText } from './responses/plain-text';

/** Answers every path that nothing else answers: with a remote's document, else with a page. */
export function servePages(app: FastifyInstance, releases: Previews): void {
  const cache = new PageCache();
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { release, preview } = await releases.of(request.headers.cookie);
    const found = await cache.get(
      preview ? `${release.set.id} ${preview}` : release.set.id,
      request.url,
      async () => {
        const answer = await renderPageResponse(release, request);
        return preview ? asPreview(answer, preview) : answer;
      },
    );
    return sendCached(request, reply, found);
  };
  app.get('/*', page);
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => sendPlainText(reply.header('allow', 'GET, HEAD'), 405),
  });
}

/**
 * What a release answers an address with. A page that cannot be rendered is left to the browser,
 * and why is logged.
 */
export async function renderPageResponse(
  release: ReleaseRenderer,
  { url, log }: FastifyRequest,
): Promise<PageResponse> {
  const { value, reasons } = await release.render<'page'>({ kind: 'page', path: url });
  // Without its query, which may hold a visitor's token.
  const [path] = url.split('?');
  for (const reason of reasons) log.error({ reason, path }, 'rendering failed');
  return value ?? release.shell(url);
}
