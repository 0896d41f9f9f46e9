import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPlainly } from '../answers/plain-answers';
import type { CurrentRelease } from '../release/current-release';
import type { Settings } from '../settings';
import { makeDocument } from './make-document';
import { makePage } from './make-page';
import { type Encoding, PageCache } from './page-cache';

/** Answers every path that nothing else answers: with a remote's document, else with a page. */
export function servePages(
  app: FastifyInstance,
  current: CurrentRelease,
  settings: Settings,
): void {
  const cache = new PageCache();
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const release = current.get();
    const failed = (error: unknown) =>
      request.log.error({ err: error, path: request.url }, 'the page was not rendered');
    const found = await cache.get(
      release.set.id,
      request.url,
      async () =>
        (await makeDocument(release, request.url, failed)) ??
        (await makePage(release, request.url, settings, failed)),
    );
    reply.headers({
      etag: found.etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
      ...found.answer.headers,
    });
    if (found.answer.status === 200 && request.headers['if-none-match'] === found.etag) {
      return reply.code(304).send();
    }
    const encoding = accepted(request.headers['accept-encoding'] ?? '');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(found.answer.status).send(await found.body(encoding));
  };
  app.get('/*', page);
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => answerPlainly(reply.header('allow', 'GET, HEAD'), 405),
  });
}

const accepted = (header: string): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity';
