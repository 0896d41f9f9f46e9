import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openToAll } from '../security/headers';
import { endToEndHeaders } from './end-to-end-headers';

/** Pictures of products stand in other web pages too. */
const forOtherPages = (_request: unknown, reply: FastifyReply, done: () => void): void => {
  openToAll(reply);
  done();
};

/** An API that has not begun to answer by then hangs, in ms: longer than any call takes. */
const usualPatience = 20_000;

/**
 * Forwards `/api` and `/media`, so that browsers meet one origin.
 * @param apiUrl origin of the API
 * @param patience after which an API that does not answer is given up, in ms
 */
export function forwardToApi(app: FastifyInstance, apiUrl: string, patience = usualPatience): void {
  for (const prefix of ['/api', '/media']) {
    app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      ...(prefix === '/media' && { preHandler: forOtherPages }),
      // The library warns with a stack of each visitor who goes away; what fails is told below.
      logLevel: 'error',
      replyOptions: {
        timeout: patience,
        rewriteHeaders: endToEndHeaders,
        rewriteRequestHeaders: (request, headers) => ({
          ...endToEndHeaders(headers),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply, { error }) => {
          const { code, message } = (error.cause ?? error) as Error & { code?: string };
          // Of the answer: undici takes the socket off a request whose body it was sending.
          if (!reply.raw.destroyed) {
            reply.log.error({ code, reason: message }, 'the API does not answer');
          }
          const isLate = 'statusCode' in error && error.statusCode === 504;
          reply
            .code(isLate ? 504 : 503)
            .header('retry-after', '10')
            .type('application/json')
            .send(JSON.stringify({ detail: 'The shop is not reachable at the moment.' }));
        },
      },
    });
  }
}
