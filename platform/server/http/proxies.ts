import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { ApiOutage } from '../api/api-outage';
import { openToAll } from '../lib/security-headers';
import type { SiteApi } from '../site';
import { timeoutsMs } from '../timeouts';

/**
 * Forwards `/api` and `/media`, so that browsers meet one origin.
 * @param apiUrl origin of the API
 * @param api what a call gets while the API does not answer
 * @param outage notes how each call ended
 * @param timeoutMs after which an API that does not answer is given up
 */
export function forwardToApi(
  app: FastifyInstance,
  apiUrl: string,
  { unavailable }: SiteApi,
  outage: ApiOutage,
  timeoutMs: number = timeoutsMs.proxy,
): void {
  const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
    timeout: timeoutMs,
    rewriteHeaders: (headers) => {
      outage.answered();
      return endToEndHeaders(headers);
    },
    onError: (reply, { error }) => {
      // Of the answer: undici takes the socket off a request whose body it was sending.
      if (!reply.raw.destroyed) outage.failed(error);
      const isLate = 'statusCode' in error && error.statusCode === 504;
      const answer = reply.code(isLate ? 504 : 503).header('retry-after', '10');
      answer.type('application/json').send(JSON.stringify({ detail: unavailable }));
    },
  };
  forward(app, '/api', { upstream: apiUrl, replyOptions });
  forward(app, '/media', {
    upstream: apiUrl,
    replyOptions,
    // Pictures are shown in other web pages too.
    preHandler: (_request, reply, done) => {
      openToAll(reply);
      done();
    },
  });
}

/**
 * Forwards what teams send to the release store, which listens on its own: this server reads
 * releases and needs no right to write any.
 * @param releaseUrl origin of the store
 */
export function forwardToReleaseStore(app: FastifyInstance, releaseUrl: string): void {
  forward(app, '/_release', {
    upstream: releaseUrl,
    replyOptions: {
      rewriteHeaders: endToEndHeaders,
      onError: (reply) => {
        const error = 'the release store does not answer';
        reply.code(503).header('retry-after', '10').send({ error });
      },
    },
  });
}

function forward(
  app: FastifyInstance,
  prefix: string,
  { replyOptions, ...options }: FastifyHttpProxyOptions,
): void {
  app.register(proxy, {
    ...{ ...options, prefix, rewritePrefix: prefix },
    // The library warns with a stack of each visitor who goes away; `ApiOutage` logs what fails.
    logLevel: 'error',
    replyOptions: {
      ...replyOptions,
      rewriteRequestHeaders: (request, headers) => ({
        ...endToEndHeaders(headers),
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
      }),
    },
  });
}

/** Headers that are about one connection, and end with it (RFC 9110, 7.6.1 and 10.1.1). */
const hopByHop = /^(?:connection|expect|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*)$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** @returns what is passed on to the next server, or to the browser; names are in small letters */
const endToEndHeaders = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));
