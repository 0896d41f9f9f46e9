import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailableError } from 'federated-site/objects';
import { LRUCache } from 'lru-cache';
import { makeFolder } from '../db/make-folder';
import type { Database } from '../db/schema';
import { busy, notFound } from '../http/api-error';
import { createLimiter } from '../http/limiter';
import { nearestJpeg } from '../pictures/encoded-picture';
import type { Media } from '../pictures/media';
import { NotStoredError } from '../pictures/media-folder';
import { findPictures } from '../repositories/pictures-repository';

/** Collages that stay in memory, in bytes. */
const collageBytes = 10_000_000;

/** Collages that may wait for the one that is made; about 0.1 s each. */
const maxWaiting = 19;

/** The address of an encoded file: of nothing else a store is asked. */
const encodedName = /^([\w-]+)\/[\w-]+\.(avif|webp|jpe?g)$/;

/** The shortest time between two log lines of a store that does not answer, or of a full folder, in ms. */
const logEveryMs = 60_000;

/** Up to four hashes of pictures, as folders of the media folder have them. */
const collageName = /^([0-9a-f]{16}(?:-[0-9a-f]{16}){0,3})\.jpg$/;

/**
 * `/media/*`: encoded pictures, and `/media/collage/<hash>-<hash>.jpg`, one picture made of up to four
 * of them. A path holds its content's hash, so it may be cached for ever.
 */
export async function mediaRoute(
  app: FastifyInstance,
  { media, db }: { media: Media; db: Database },
): Promise<void> {
  await makeFolder(media.folder);
  let loggedAt = Number.NEGATIVE_INFINITY;
  /** @returns the bytes that the folder did not take; throws a 503 ApiError while the store does not answer */
  const fromStore = async (work: Promise<void>, { log }: FastifyRequest) => {
    try {
      await work;
    } catch (error) {
      const isFull = error instanceof NotStoredError;
      if (!isFull && !(error instanceof StoreUnavailableError)) throw error;
      if (performance.now() - loggedAt > logEveryMs) {
        loggedAt = performance.now();
        log.warn(isFull ? error.message : `No pictures: ${error.message}`);
      }
      if (isFull) return error.bytes;
      throw busy();
    }
  };
  // One after the other: anybody may name any pictures.
  const limit = createLimiter({ atOnce: 1, waiting: maxWaiting });
  const collages = new LRUCache<string, Buffer>({
    maxSize: collageBytes,
    sizeCalculation: (jpeg) => jpeg.length,
    fetchMethod: (hashes) =>
      limit(async () => {
        // The encoder is large; it is loaded with the first collage.
        const { makeCollage } = await import('../pictures/collage');
        return makeCollage(media.folder, hashes.split('-'));
      }),
  });
  app.get<{ Params: { name: string } }>(
    '/media/collage/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, hashes] = collageName.exec(request.params.name) ?? [];
      // A collage is made of files: of pictures that the folder does not take there is none.
      if (hashes && media.isCopy && (await fromStore(bringLargest(hashes.split('-')), request))) {
        throw busy();
      }
      const jpeg = hashes && (await collages.fetch(hashes));
      if (!jpeg) throw notFound();
      return sendPicture(reply, 'jpeg', jpeg);
    },
  );
  await app.register(async (scope) => {
    if (media.isCopy) {
      scope.addHook<{ Params: { '*': string } }>('onRequest', async (request, reply) => {
        const [file, hash, ending = ''] = encodedName.exec(request.params['*']) ?? [];
        const bytes = file && hash && (await fromStore(bring(hash, file), request));
        if (bytes) return sendPicture(reply, ending.replace('jpg', 'jpeg'), bytes);
      });
    }
    // What the plugin refuses to look up (a NUL, a way out of the folder) is not there.
    scope.setErrorHandler((error) => {
      const isRefused = error instanceof Error && 'statusCode' in error && error.statusCode === 403;
      throw isRefused ? notFound() : error;
    });
    await scope.register(fastifyStatic, {
      root: media.folder,
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

  /** A file of a picture that the shop has; what else is asked for costs the store nothing. */
  async function bring(hash: string, file: string): Promise<void> {
    if (await media.isHere(file)) return;
    const picture = (await findPictures(db, [hash])).get(hash);
    const bytes = picture?.files.find((one) => one.file === file)?.bytes;
    if (picture) await media.bring(file, bytes);
  }

  async function bringLargest(hashes: readonly string[]): Promise<void> {
    for (const picture of (await findPictures(db, hashes)).values()) {
      const { file, bytes } = nearestJpeg(picture, 10_000);
      await media.bring(file, bytes);
    }
  }
}

const sendPicture = (reply: FastifyReply, type: string, bytes: Buffer): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(`image/${type}`)
    .send(bytes);
