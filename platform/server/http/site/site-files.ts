import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../../../release-set/release-set';
import { publishedFile } from '../../lib/published-file';
import type { Settings } from '../../settings';
import { type CachedPage, sendCached, textFile } from '../responses/cached-page';

/** How long these files are cached, in seconds: a day. */
const maxAgeSeconds = 86_400;

/** The files that browsers and search engines ask for by a fixed name. */
export function serveSiteFiles(
  app: FastifyInstance,
  { config, rules, publicFolder }: Pick<Settings, 'config' | 'rules' | 'publicFolder'>,
): void {
  const cacheFor = { 'cache-control': `public, max-age=${maxAgeSeconds}` };
  const robots = textFile(
    'text/plain',
    robotsText(config.siteUrl, rules.disallowedPaths),
    cacheFor,
  );
  const manifest = textFile(
    'application/manifest+json',
    JSON.stringify(rules.webManifest),
    cacheFor,
  );
  app.get('/robots.txt', (request, reply) => sendCached(request, reply, robots));
  app.get('/manifest.webmanifest', (request, reply) => sendCached(request, reply, manifest));
  app.register(files, {
    root: publicFolder,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
    maxAge: maxAgeSeconds * 1_000,
  });
}

/** Data, and what is not live. */
const ownPaths = ['/api/', '/_preview/'];

/** RFC 9309: everything may be found but these paths. */
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
  const made = new WeakMap<ReleaseSet, CachedPage>();
  app.get('/third-party-notices.txt', async (request, reply) => {
    const set = liveSet();
    const page = made.get(set) ?? textFile('text/plain', noticesOf(storeDir, set));
    made.set(set, page);
    return sendCached(request, reply, page);
  });
}

const noticesOf = (storeDir: string, { parts }: ReleaseSet): string =>
  Object.values(parts)
    .flatMap((app) =>
      Object.keys(app.files)
        .filter((file) => noticesFile.test(file))
        .map(
          (file) => `# ${app.name} ${app.version}\n\n${publishedFile(storeDir, app, file).code}`,
        ),
    )
    .join('\n\n');
