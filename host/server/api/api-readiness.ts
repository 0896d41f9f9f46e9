import type { Transport } from '@shop/shared/http';
import type { FastifyInstance } from 'fastify';

/** A call that every API of a shop has, and that needs its database. */
const probe = '/api/auth/categories/';

/**
 * `/readyz`: 200 while this copy and its API answer, 503 with `Retry-After` while the API does not.
 * For a balancer that prefers copies which are whole; `/healthz` tells only whether this process
 * lives, since a copy without its API still shows its own pages.
 * @param transport as pages ask the API: one call a second, however often this is asked
 */
export function serveReadiness(app: FastifyInstance, transport: Transport): void {
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = await transport
      .fetch(transport.base + probe, {})
      .then(({ status }) => status < 500)
      .catch(() => false);
    if (isReady) return { status: 'ok' };
    return reply.code(503).header('retry-after', '5').send({ status: 'the API does not answer' });
  });
}
