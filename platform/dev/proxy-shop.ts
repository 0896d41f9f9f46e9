import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import fastify from 'fastify';
import { matchOwner } from '../release-set/match-owner';
import { pageRemote } from '../release-set/page-remote';
import type { AppVersion, PageRelease } from '../release-set/release-set';
import { addLiveReload } from './live-reload';

/** A shop that answers nothing by then is not there, in ms. */
const timeoutMs = 5_000;

/**
 * Looks whether a shop runs at an address, before anything is built for it.
 * @throws saying what is there instead
 */
export async function checkShop(shop: string): Promise<void> {
  const health = new URL('/healthz', shop);
  const response = await fetch(health, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: Error & { cause?: Error }) => {
      throw new Error(`the shop at ${shop} does not answer: ${(error.cause ?? error).message}`);
    },
  );
  // A shop answers JSON, also when it is not healthy.
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) {
    throw new Error(`there is no shop at ${shop}: it answers ${health.pathname} otherwise`);
  }
}

/**
 * A running shop, passed through, with one remote swapped in its pages.
 * @param shop origin of the running shop
 * @param storeFolder has the builds of the remote
 * @param current the remote as it was built last; its name never changes
 * @returns the server, and its open pages
 */
export function proxyShop(shop: string, storeFolder: string, current: () => AppVersion) {
  const remote = current().name;
  const app = fastify({ logger: { level: 'warn' }, forceCloseConnections: true });
  app.register(replyFrom, { base: shop });
  app.register(files, {
    root: path.join(storeFolder, 'remotes', remote),
    prefix: `/remotes/${remote}/`,
    preCompressed: true,
  });
  const pages = addLiveReload(app);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    // What fails here says nothing of the version that the shop's visitors have.
    scope.post('/failure', (_request, reply) => reply.code(204).send());
    scope.all('/*', (request, reply) =>
      reply.from(request.url, {
        onError: (answer) => {
          answer.code(503).type('text/plain').send(`The shop at ${shop} does not answer.\n`);
        },
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          'accept-encoding': 'identity',
        }),
        onResponse: async (request, answer, response) => {
          const { stream } = response as unknown as { stream: Readable };
          const type = String(answer.getHeader('content-type'));
          const isData = request.url.startsWith('/page-data/') && type.includes('json');
          if (!isData && !type.startsWith('text/html')) return answer.send(stream);
          const body = await text(stream);
          answer.removeHeader('content-length').removeHeader('etag');
          const { pathname } = new URL(request.url.replace(/^\/page-data\/[^/]+/, ''), shop);
          if (!isData) {
            if (answer.statusCode === 404 && owns(current(), pathname)) answer.code(200);
            return answer.send(withReload(swapRemote(body, current(), pathname)));
          }
          answer.header('cache-control', 'no-store');
          return answer.send(swapRemoteInData(body, current(), pathname));
        },
      }),
    );
  });
  return { app, pages };
}

/** A page of a shop in `npm run dev` has the script already. */
const withReload = (html: string): string =>
  html.includes('/dev/reload.js')
    ? html
    : html.replace('</head>', '<script defer src="/dev/reload.js"></script></head>');

type Block = Record<string, unknown>;

/**
 * Puts another version of one remote into a page of a running shop. The page's HTML was drawn by
 * the version that is live there, so the browser renders it again.
 * @param html a page of the storefront server
 * @param app the remote as published here, served below `/remotes/` of this server
 * @param pathname of the page
 * @returns the page, unchanged when it is none of the storefront's
 */
export function swapRemote(html: string, app: AppVersion, pathname: string): string {
  const withPage = editBlock(html, 'page-data', (page) => withRemote(page, app, pathname));
  return editBlock(withPage, 'boot-data', (boot) => ({
    ...boot,
    scripts: (boot.scripts as { url: string }[]).filter(
      ({ url }) => !url.startsWith(`/remotes/${app.name}/`),
    ),
  }));
}

/** The same in what a page needs for hydration, `/page-data/…`. */
export const swapRemoteInData = (json: string, app: AppVersion, pathname: string): string =>
  JSON.stringify(withRemote(JSON.parse(json), app, pathname));

const owns = (app: AppVersion, pathname: string): boolean =>
  matchOwner({ [app.name]: app }, pathname) !== undefined;

function withRemote(page: Block, app: AppVersion, pathname: string): Block {
  const release = page.release as PageRelease;
  // The HTML of most pages holds the id alone.
  if (!release.remotes) return page;
  const { remotes, navigation: live = [] } = release;
  const others = live.filter((entry) => !owns(app, entry.path));
  const navigation = [...others, ...(app.navigation ?? [])];
  const isRenderedOtherwise =
    // The server drew it by the live version, with that version's data, or answered that there is none.
    owns(app, pathname) || !isDeepStrictEqual(navigation, live);
  const { router, ...unrendered } = page;
  return {
    ...(isRenderedOtherwise ? unrendered : page),
    release: { ...release, remotes: { ...remotes, [app.name]: pageRemote(app) }, navigation },
  };
}

function editBlock(html: string, id: string, edit: (data: Block) => Block): string {
  const block = new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
  return html.replace(block, (_, open: string, json: string, close: string) => {
    const edited = JSON.stringify(edit(JSON.parse(json))).replace(/</g, '\\u003c');
    return open + edited + close;
  });
}
