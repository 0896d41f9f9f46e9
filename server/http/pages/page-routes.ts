import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Previews } from '../../release/previews';
import { asPreview } from '../previews/as-preview';
import { PageCache } from '../responses/page-cache';
import { sendPlainText } from '../responses/plain-text';
import { sendCached } from '../responses/send-cached';
import { renderPageResponse } from './render-page-response';

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
