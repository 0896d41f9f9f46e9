import type { FastifyInstance } from 'fastify';

/** What was found is answered for so long, in ms. */
const maxAgeMs = 1_000;

/**
 * `/readyz`: 200 while this copy and its API answer, 503 with `Retry-After` while the API does not.
 * For a balancer that prefers copies which are whole; `/healthz` tells only whether this process
 * lives, since a copy without its API still shows its own pages.
 * The API is asked once a second at most, however often this is.
 * @param probe address of a call that needs all the API needs; a site without an API has none
 * @param fetchApi as pages ask the API
 */
export function serveReadiness(
  app: FastifyInstance,
  probe: string | undefined,
  fetchApi: (url: string) => Promise<{ status: number }>,
): void {
  const askApi = async () =>
    probe === undefined ||
    fetchApi(probe)
      .then(({ status }) => status < 500)
      .catch(() => false);
  let last: { askedAt: number; isReady: Promise<boolean> } | undefined;

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const now = performance.now();
    if (!last || now - last.askedAt >= maxAgeMs) last = { askedAt: now, isReady: askApi() };
    if (await last.isReady) return { status: 'ok' };
    return reply.code(503).header('retry-after', '5').send({ status: 'the API does not answer' });
  });
}
