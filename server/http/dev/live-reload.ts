import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const client = readFileSync(path.join(root, 'commands/dev/in-page.js'), 'utf8');

/** What is followed of the releases. */
interface Following {
  get(): { set: { id: string } };
  onChange(listener: () => void): () => void;
  follow(): Promise<void>;
}

/**
 * For `npm run dev`: an open page is loaded again for each new release, and shows what the command
 * finds wrong with the code.
 */
export function addLiveReload(app: FastifyInstance, current: Following): void {
  const open = new Set<ServerResponse>();
  const problems = new Map<string, string>();
  const since = Date.now();

  const tellAll = (event: string, data: object) => {
    for (const page of open) tell(page, event, data);
  };
  const stop = current.onChange(() => tellAll('reload', {}));

  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript').send(client));
  app.get('/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    tell(reply.raw, 'hello', { id: current.get().set.id, since });
    for (const [source, text] of problems) tell(reply.raw, 'problem', { source, text });
    open.add(reply.raw);
    request.raw.on('close', () => open.delete(reply.raw));
  });
  app.post<{ Body: { source: string; text: string } }>(
    '/dev/problem',
    {
      schema: {
        body: {
          type: 'object',
          required: ['source', 'text'],
          properties: { source: { type: 'string' }, text: { type: 'string' } },
        },
      },
    },
    async ({ body: { source, text } }, reply) => {
      if (problems.get(source) !== text) tellAll('problem', { source, text });
      problems.set(source, text);
      return reply.code(204).send();
    },
  );
  app.post('/dev/look', async (_request, reply) => {
    await current.follow();
    return reply.code(204).send();
  });
  app.post('/dev/reload', async (_request, reply) => {
    tellAll('reload', {});
    return reply.code(204).send();
  });
  app.addHook('preClose', (done) => {
    stop();
    for (const response of open) response.end();
    done();
  });
}

const tell = (page: ServerResponse, event: string, data: object): void => {
  page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};
