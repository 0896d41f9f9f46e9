import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openToAll } from '../security/headers';

/** Pictures of products stand in other web pages too. */
const forOtherPages = (_request: unknown, reply: FastifyReply, done: () => void): void => {
  openToAll(reply);
  done();
};

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
      ...(prefix === '/media' && { preHandler: forOtherPages }),
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
