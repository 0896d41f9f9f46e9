import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings';
import { sendCached, textFile } from '../responses/cached-page';

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
