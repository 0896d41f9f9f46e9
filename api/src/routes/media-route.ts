import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { makeFolder } from '../db/make-folder';
import { busy, notFound } from '../http/api-error';

/** Collages that stay in memory, in bytes. */
const collageBytes = 10_000_000;

/** Collages that may wait for their turn; about 0.1 s each. */
const maxWaiting = 20;

/** Up to four hashes of pictures, as folders of the media folder have them. */
const collageName = /^([0-9a-f]{16}(?:-[0-9a-f]{16}){0,3})\.jpg$/;

/**
 * `/media/*`: encoded pictures, and `/media/collage/<hash>-<hash>.jpg`, one picture made of up to four
 * of them. A path holds its content's hash, so it may be cached for ever.
 */
export async function mediaRoute(app: FastifyInstance, mediaDir: string): Promise<void> {
  await makeFolder(mediaDir);
  // One after the other: anybody may name any pictures.
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const collages = new LRUCache<string, Buffer>({
    maxSize: collageBytes,
    sizeCalculation: (jpeg) => jpeg.length,
    fetchMethod: async (hashes) => {
      if (waiting >= maxWaiting) throw busy();
      waiting += 1;
      const made = last.then(async () => {
        // The encoder is large; it is loaded with the first collage.
        const { makeCollage } = await import('../pictures/collage');
        return makeCollage(mediaDir, hashes.split('-'));
      });
      last = made.catch(() => undefined).finally(() => (waiting -= 1));
      return made;
    },
  });
  app.get<{ Params: { name: string } }>(
    '/media/collage/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [, hashes] = collageName.exec(params.name) ?? [];
      const jpeg = hashes && (await collages.fetch(hashes));
      if (!jpeg) throw notFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(jpeg);
    },
  );
  await app.register(async (scope) => {
    // What the plugin refuses to look up (a NUL, a way out of the folder) is not there.
    scope.setErrorHandler((error) => {
      const isRefused = error instanceof Error && 'statusCode' in error && error.statusCode === 403;
      throw isRefused ? notFound() : error;
    });
    await scope.register(fastifyStatic, {
      root: mediaDir,
      prefix: '/media/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      schemaHide: true,
      setHeaders: (reply) => {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  });
}
