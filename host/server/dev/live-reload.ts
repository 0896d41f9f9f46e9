import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { CurrentRelease } from '../release/current-release';

const client = `new EventSource('/dev/events').onmessage = () => location.reload();`;

/** For `npm run dev`: a page reloads when a new release is live. */
export function addLiveReload(
  app: FastifyInstance,
  current: Pick<CurrentRelease, 'onChange'>,
): void {
  const open = new Set<ServerResponse>();
  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript').send(client));
  app.get('/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.flushHeaders();
    open.add(reply.raw);
    const stop = current.onChange((id) => reply.raw.write(`data: ${id}\n\n`));
    request.raw.on('close', () => {
      stop();
      open.delete(reply.raw);
    });
  });
  app.addHook('preClose', (done) => {
    for (const response of open) response.end();
    done();
  });
}
