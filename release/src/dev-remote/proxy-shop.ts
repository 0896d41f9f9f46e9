import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import type { ReleasePart } from '@shop/shared/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { swapRemote } from './swap-remote';

export interface ProxyOptions {
  /** origin of the running shop */
  shop: string;
  storeFolder: string;
  /** name of the remote that comes from here */
  remote: string;
  /** the version of it that is current */
  current: () => ReleasePart;
  /** calls back when pages are to be loaded again; returns the undo */
  onChange: (listener: () => void) => () => void;
}

const reloadScript = "new EventSource('/dev/events').onmessage = () => location.reload();";

/** A running shop, passed through, with one remote swapped in its pages. */
export function proxyShop({
  shop,
  storeFolder,
  remote,
  current,
  onChange,
}: ProxyOptions): FastifyInstance {
  const app = fastify({ logger: { level: 'warn' }, forceCloseConnections: true });
  app.register(replyFrom, { base: shop });
  app.register(files, {
    root: path.join(storeFolder, 'remotes', remote),
    prefix: `/remotes/${remote}/`,
    preCompressed: true,
  });
  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript').send(reloadScript));
  app.get('/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    request.raw.on(
      'close',
      onChange(() => void reply.raw.write('data: changed\n\n')),
    );
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.all('/*', (request, reply) =>
    reply.from(request.url, {
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
