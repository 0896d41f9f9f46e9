import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { endToEndHeaders } from '../lib/end-to-end-headers';

const prefix = '/_release';

/**
 * Forwards what teams send to the release store, which listens on its own: this server reads
 * releases and needs no right to write any.
 * @param releaseUrl origin of the store
 */
export function forwardToReleaseStore(app: FastifyInstance, releaseUrl: string): void {
  app.register(proxy, {
    upstream: releaseUrl,
    prefix,
    rewritePrefix: prefix,
    logLevel: 'error',
    replyOptions: {
      rewriteHeaders: endToEndHeaders,
      rewriteRequestHeaders: (request, headers) => ({
        ...endToEndHeaders(headers),
        'x-forwarded-for': request.ip,
      }),
      onError: (reply) => {
        reply
          .code(503)
          .type('application/json')
          .send(JSON.stringify({ error: 'the release store does not answer' }));
      },
    },
  });
}
