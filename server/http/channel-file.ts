import type { FastifyInstance } from 'fastify';
import type { Previews } from '../release/previews';

/**
 * `/channels/current.json`: which release is live for who asks, and which releases and versions
 * were withdrawn. A tab whose release is withdrawn makes its next navigation a full load; none goes
 * back to a version that is.
 */
export function serveChannel(app: FastifyInstance, releases: Previews): void {
  app.get('/channels/current.json', async (request, reply) => {
    const { channel } = await releases.of(request.headers.cookie);
    const { release = null, withdrawn = [], withdrawnVersions, move = 0 } = channel ?? {};
    const etag = `"${release}-${move}"`;
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return { release, withdrawn, withdrawnVersions };
  });
}
