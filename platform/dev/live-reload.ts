import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const inPage = fileURLToPath(new URL('./in-page.js', import.meta.url));

/** What a program, such as the build or the types, finds wrong; '' when it is mended. */
interface Problem {
  source: string;
  text: string;
}

export interface OpenPages {
  reload(): void;
  /** The open pages show it, and those that are opened later, until its text is ''. */
  show(problem: Problem): void;
}

/**
 * For development only: pages with the script `/dev/reload.js` follow this server by server-sent
 * events (HTML Standard, 9.2). A program reaches them by `POST /dev/reload` and `POST /dev/problem`.
 * @param hello called for each page that is opened; the data of its first event
 */
export function addLiveReload(app: FastifyInstance, hello: () => object = () => ({})): OpenPages {
  const open = new Set<ServerResponse>();
  const problems = new Map<string, string>();
  const sendAll = (event: string, data: object) => {
    for (const page of open) send(page, event, data);
  };
  const pages: OpenPages = {
    reload: () => sendAll('reload', {}),
    show({ source, text }) {
      if ((problems.get(source) ?? '') !== text) sendAll('problem', { source, text });
      problems.set(source, text);
    },
  };

  app.get('/dev/reload.js', async (_request, reply) =>
    reply.type('text/javascript').send(await readFile(inPage)),
  );
  app.get('/dev/events', (_request, reply) => {
    reply.hijack();
    const page = reply.raw;
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    send(page, 'hello', hello());
    for (const [source, text] of problems) send(page, 'problem', { source, text });
    open.add(page);
    page.on('close', () => open.delete(page));
  });
  const problem = { source: { type: 'string' }, text: { type: 'string' } };
  app.post<{ Body: Problem }>(
    '/dev/problem',
    { schema: { body: { type: 'object', required: ['source', 'text'], properties: problem } } },
    async ({ body }, reply) => {
      pages.show(body);
      return reply.code(204).send();
    },
  );
  app.post('/dev/reload', async (_request, reply) => {
    pages.reload();
    return reply.code(204).send();
  });
  app.addHook('preClose', async () => {
    for (const page of open) page.end();
  });
  return pages;
}

const send = (page: ServerResponse, event: string, data: object): void => {
  page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};
