import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/**
 * Forwards `/api` and `/media`, so that browsers meet one origin.
 * @param apiUrl origin of the API
 */
export function forwardToApi(app: FastifyInstance, apiUrl: string): void {
  for (const prefix of ['/api', '/media']) {
    app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply) => {
          reply
            .code(503)
            .header('retry-after', '10')
            .type('application/json')
            .send(JSON.stringify({ detail: 'The shop is not reachable at the moment.' }));
        },
      },
    });
  }
}
