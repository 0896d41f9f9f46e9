import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openToAll } from '../lib/security-headers';
import type { VisitorReleases } from '../release/visitor-releases';
import type { Settings } from '../settings';

/** Manifests, and the container that React hosts elsewhere load (`platform/embed/open-element.ts`). */
const forHostsElsewhere = /^\/remotes\/[^/]+\/[^/]+\/(?:open\/[^/]+|mf-manifest\.json)$/;

/** What browsers open as a page. */
const documentTypes =
  /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|(?:text|application)\/xml)/;

/**
 * Published files never change; they are served compressed as they were published. Those of
 * `npm run dev` do change: they are asked for again.
 */
export function serveAppFiles(
  app: FastifyInstance,
  { storeDir, dev }: Pick<Settings, 'storeDir' | 'dev'>,
): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ url }, reply) => {
      if (forHostsElsewhere.test(url)) openToAll(reply);
    });
    // A version may be published by any team, and opened before it is live: no script of such a
    // document runs on the site's origin.
    scope.addHook('onSend', async (_request, reply) => {
      if (!documentTypes.test(String(reply.getHeader('content-type')))) return;
      reply.header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      );
    });
    scope.register(files, {
      root: path.join(storeDir, 'remotes'),
      prefix: '/remotes/',
      index: false,
      list: false,
      dotfiles: 'deny',
      preCompressed: true,
      ...(dev ? {} : { immutable: true, maxAge: '1y' }),
      // What runs on the server, and what only releases read, is not for browsers.
      allowedPath: (file) => !/\/(?:server\.js(?:\.[^/]*)?|types\.json|bom\.cdx\.json)$/.test(file),
    });
  });
  app.register(files, {
    root: path.join(storeDir, 'releases'),
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: '1y',
  });
}

/**
 * `/channels/current.json`: which release is live for the visitor, and which versions were taken back.
 * A tab that runs one makes its next navigation a full load, and none goes back to one. Tabs of
 * older hosts compare the releases that hold one.
 */
export function serveChannel(app: FastifyInstance, releases: VisitorReleases): void {
  app.get('/channels/current.json', async (request, reply) => {
    const { channel } = await releases.releaseFor(request.headers.cookie);
    const { release = null, withdrawn = [], withdrawnVersions, move = 0 } = channel ?? {};
    const etag = `"${release}-${move}"`;
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return { release, withdrawn, withdrawnVersions };
  });
}
