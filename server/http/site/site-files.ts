import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { ShopConfig } from '@shop/shared/config';
import type { ReleaseSet } from '@shop/shared/release/release-set';
import type { FastifyInstance } from 'fastify';
import { publishedFile } from '../../lib/published-file';
import { webManifest } from '../../lib/site-theme';
import { CachedPage, sendCached } from '../responses/cached-page';

/** How long these files are kept, in seconds: a day. */
const maxAgeSeconds = 86_400;

const pictures = fileURLToPath(new URL('./pictures/', import.meta.url));

/** The files that browsers and search engines ask for by a fixed name. */
export function serveSiteFiles(app: FastifyInstance, config: ShopConfig): void {
  const text = (path: string, contentType: string, body: string) => {
    const page = new CachedPage({
      status: 200,
      headers: { 'content-type': contentType, 'cache-control': `public, max-age=${maxAgeSeconds}` },
      body,
    });
    app.get(path, (request, reply) => sendCached(request, reply, page));
  };
  text('/robots.txt', 'text/plain; charset=utf-8', robotsText(config.siteUrl));
  text(
    '/manifest.webmanifest',
    'application/manifest+json; charset=utf-8',
    JSON.stringify(webManifest(config)),
  );
  app.register(files, {
    root: pictures,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
    maxAge: maxAgeSeconds * 1_000,
  });
}

/** What is no page for search engines: what programs read, what is not live, a visitor's own. */
const disallowedPaths = [
  '/api/',
  '/_preview/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
];

/**
 * `robots.txt` (RFC 9309): everything may be found but these paths.
 * @param siteUrl origin of the site
 */
const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Written by webpack/plugins.js, one for each browser build of an app. */
const noticesFile = /\.third-party-notices\.txt$/;

/**
 * `/third-party-notices.txt`: the licences of what the live release sends to browsers, as each
 * app's builds listed them.
 * @param liveSet the release that is live now
 */
export function serveNotices(
  app: FastifyInstance,
  storeDir: string,
  liveSet: () => ReleaseSet,
): void {
  let made: { id: string; page: CachedPage } | undefined;
  app.get('/third-party-notices.txt', async (request, reply) => {
    const set = liveSet();
    if (made?.id !== set.id) made = { id: set.id, page: noticesPage(storeDir, set) };
    return sendCached(request, reply, made.page);
  });
}

function noticesPage(storeDir: string, { parts }: ReleaseSet): CachedPage {
  const texts = Object.values(parts).flatMap((app) =>
    Object.keys(app.files)
      .filter((file) => noticesFile.test(file))
      .map((file) => `# ${app.name} ${app.version}\n\n${publishedFile(storeDir, app, file).code}`),
  );
  return new CachedPage({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: texts.join('\n\n'),
  });
}
