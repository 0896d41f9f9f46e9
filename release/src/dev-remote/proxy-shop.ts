import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import type { AppVersion } from '@shop/shared/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { root } from '../apps';
import type { OpenPages } from './open-pages';
import { swapRemote } from './swap-remote';

export interface ProxyOptions {
  /** origin of the running shop */
  shop: string;
  storeFolder: string;
  /** name of the remote that comes from here */
  remote: string;
  /** the version of it that is current */
  current: () => AppVersion;
  /** gets the pages that are opened here */
  pages: OpenPages;
}

const inPage = path.join(root, 'commands/dev/in-page.js');

/** A running shop, passed through, with one remote swapped in its pages. */
export function proxyShop({
  shop,
  storeFolder,
  remote,
  current,
  pages,
}: ProxyOptions): FastifyInstance {
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
    pages.add(reply.raw);
  });
  app.post<{ Body: Readable }>('/dev/problem', async ({ body }, reply) => {
    const problem: { source: string; text: string } = JSON.parse(await text(body));
    pages.problem(problem.source, problem.text);
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
  return app;
}

const withReload = (html: string): string =>
  html.includes('/dev/reload.js')
    ? html
    : html.replace('</head>', '<script defer src="/dev/reload.js"></script></head>');
