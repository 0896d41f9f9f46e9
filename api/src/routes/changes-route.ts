import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * `/changes`: server-sent events (WHATWG HTML, 9.2), one each time that the catalogue has changed, for
 * storefronts. It lies outside `/api`: visitors do not reach it.
 * @returns sends an event to all who follow
 */
export function changesRoute(app: FastifyInstance): () => void {
  const streams = new Set<ServerResponse>();
  app.get('/changes', { schema: { hide: true } }, (_request, reply) => {
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    raw.flushHeaders();
    streams.add(raw);
    raw.once('close', () => streams.delete(raw));
  });
  // An API that stops waits for what it is answering.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  return () => {
    for (const stream of streams) stream.write('data: changed\n\n');
  };
}
