import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../../../release-set/release-set';
import { publishedFile } from '../../lib/published-file';
import type { Settings } from '../../settings';
import { CachedPage, sendCached } from '../responses/cached-page';

/** How long these files are kept, in seconds: a day. */
const maxAgeSeconds = 86_400;

/** The files that browsers and search engines ask for by a fixed name. */
export function serveSiteFiles(
  app: FastifyInstance,
  { config, rules, publicFolder }: Pick<Settings, 'config' | 'rules' | 'publicFolder'>,
): void {
  const text = (path: string, contentType: string, body: string) => {
    const page = new CachedPage({
      status: 200,
      headers: { 'content-type': contentType, 'cache-control': `public, max-age=${maxAgeSeconds}` },
      body,
    });
    app.get(path, (request, reply) => sendCached(request, reply, page));
  };
  text(
    '/robots.txt',
    'text/plain; charset=utf-8',
    robotsText(config.siteUrl, rules.disallowedPaths),
  );
  text(
    '/manifest.webmanifest',
    'application/manifest+json; charset=utf-8',
    JSON.stringify(rules.webManifest),
  );
  app.register(files, {
    root: publicFolder,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
    maxAge: maxAgeSeconds * 1_000,
  });
}

/** What the server answers and search engines should not list: data, and what is not live. */
const ownPaths = ['/api/', '/_preview/'];

/**
 * `robots.txt` (RFC 9309): everything may be found but these paths.
 * @param siteUrl origin of the site
 * @param disallowedPaths the site's own
 */
const robotsText = (siteUrl: string, disallowedPaths: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[...ownPaths, ...disallowedPaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Written by platform/build/plugins.js, one for each browser build of an app. */
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
