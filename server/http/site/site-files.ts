import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { ShopConfig } from '@shop/shared/config';
import type { FastifyInstance } from 'fastify';
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
const closed = [
  '/api/',
  '/_preview/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
];

/**
 * `robots.txt` (RFC 9309): everything may be found but what is closed.
 * @param siteUrl origin of the site
 */
const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
