import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { ShopConfig } from '@shop/shared/config';
import type { FastifyInstance } from 'fastify';
import { sendAnswer } from '../answers/send-answer';
import { CachedPage } from '../pages/page-cache';
import { robotsText } from './robots-text';
import { webManifest } from './site-look';

/** How long these files are kept, in seconds: a day. */
const kept = 86_400;

const pictures = fileURLToPath(new URL('./pictures/', import.meta.url));

/** The files that browsers and search engines ask for by a fixed name. */
export function serveSiteFiles(app: FastifyInstance, config: ShopConfig): void {
  const text = (path: string, contentType: string, body: string) => {
    const page = new CachedPage({
      status: 200,
      headers: { 'content-type': contentType, 'cache-control': `public, max-age=${kept}` },
      body,
    });
    app.get(path, (request, reply) => sendAnswer(request, reply, page));
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
    maxAge: kept * 1_000,
  });
}
