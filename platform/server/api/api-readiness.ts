import type { FastifyInstance } from 'fastify';

/** What the API was found to be is answered for so long, in ms. */
const maxAgeMs = 1_000;

type Need = 'api' | 'database' | 'store' | 'release';

/**
 * `/readyz`: 200 while this copy has all that it needs, else 503 with the names of what is away.
 * For a balancer that prefers copies which are whole; `/healthz` tells only whether this process
 * lives, since a copy without its API still shows its own pages.
 * The API is asked once a second at most, however often this is.
 * @param probe address of a call that needs all the API needs; a site without an API has none
 * @param fetchApi as pages ask the API
 * @param missing what else is away
 * @param isSharedStoreAway is said only: every copy shows what it has copied, and all would leave a
 * balancer at once
 * @returns a function that asks what the API lacks, as the route does
 */
export function serveReadiness(
  app: FastifyInstance,
  probe: string | undefined,
  fetchApi: (url: string) => Promise<{ status: number }>,
  {
    missing = (): readonly Need[] => [],
    isSharedStoreAway = () => false,
  }: { missing?: () => readonly Need[]; isSharedStoreAway?: () => boolean } = {},
): () => Promise<readonly Need[]> {
  const askApi = async (): Promise<readonly Need[]> => {
    if (probe === undefined) return [];
    const status = await fetchApi(probe).then(
      (answer) => answer.status,
      () => 0,
    );
    // What an API says of itself that lacks what it needs; behind a proxy, 502 and 504 are others'.
    if (status === 503) return ['database'];
    return status > 0 && status < 500 ? [] : ['api'];
  };
  let last: { askedAt: number; missing: Promise<readonly Need[]> } | undefined;
  const missingOfApi = () => {
    const now = performance.now();
    if (!last || now - last.askedAt >= maxAgeMs) last = { askedAt: now, missing: askApi() };
    return last.missing;
  };

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const notReady = [...(await missingOfApi()), ...missing()];
    const away = isSharedStoreAway() && { away: ['store'] };
    if (notReady.length === 0) return { status: 'ok', ...away };
    reply.code(503).header('retry-after', '5');
    return { status: 'not ready', notReady, ...away };
  });
  return missingOfApi;
}
