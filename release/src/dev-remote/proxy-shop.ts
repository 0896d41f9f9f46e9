import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import type { AppVersion } from '@shop/shared/contract';
import fastify from 'fastify';
import { root } from '../apps';
import { swapRemote } from './swap-remote';

/** What a program, such as the build or the types, finds wrong. */
interface Problem {
  source: string;
  text: string;
}

const inPage = path.join(root, 'commands/dev/in-page.js');

/**
 * A running shop, passed through, with one remote swapped in its pages.
 * @param shop origin of the running shop
 * @param storeFolder has the builds of the remote
 * @param current the remote as it was built last; its name never changes
 * @returns the server, and a function that tells the open pages by server-sent events (HTML section
 * 9.2) to load again, or of a problem, which is shown until its text is ''
 */
export function proxyShop(shop: string, storeFolder: string, current: () => AppVersion) {
  const remote = current().name;
  const pages = new Set<ServerResponse>();
  const problems = new Map<string, string>();
  const tell = (event: 'reload' | 'problem', data: Partial<Problem>) => {
    if (data.source) problems.set(data.source, data.text ?? '');
    for (const page of pages) send(page, event, data);
  };
  const app = fastify({ logger: { level: 'warn' }, forceCloseConnections: true });
  app.register(replyFrom, { base: shop });
  app.register(files, {
    root: path.join(storeFolder, 'remotes', remote),
    prefix: `/remotes/${remote}/`,
    preCompressed: true,
  });
  app.get('/dev/reload.js', async (_request, reply) =>
    reply.type('text/javascript').send(await readFile(inPage)),
  );
  app.get('/dev/events', (_request, reply) => {
    reply.hijack();
    const page = reply.raw;
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    page.flushHeaders();
    for (const [source, text] of problems) send(page, 'problem', { source, text });
    pages.add(page);
    page.on('close', () => pages.delete(page));
  });
  app.post<{ Body: Readable }>('/dev/problem', async ({ body }, reply) => {
    tell('problem', JSON.parse(await text(body)));
    return reply.code(204).send();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.all('/*', (request, reply) =>
    reply.from(request.url, {
      onError: (answer) => {
        answer.code(503).type('text/plain').send(`The shop at ${shop} does not answer.\n`);
      },
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, 'accept-encoding': 'identity' }),
      onResponse: async (_request, answer, response) => {
        const { stream } = response as unknown as { stream: Readable };
        if (!String(answer.getHeader('content-type')).startsWith('text/html')) {
          return answer.send(stream);
        }
        const html = await text(stream);
        answer.removeHeader('content-length').removeHeader('etag');
        return answer.send(withReload(swapRemote(html, current())));
      },
    }),
  );
  return { app, tell };
}

const withReload = (html: string): string =>
  html.includes('/dev/reload.js')
    ? html
    : html.replace('</head>', '<script defer src="/dev/reload.js"></script></head>');

const send = (page: ServerResponse, event: string, data: object): void => {
  page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};
