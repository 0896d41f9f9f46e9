import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { makeFolder } from '../db/make-folder';
import { notFound } from '../http/api-error';

/** `/media/*`: encoded pictures. A path holds its content's hash, so it may be cached for ever. */
export async function mediaRoute(app: FastifyInstance, mediaDir: string): Promise<void> {
  await makeFolder(mediaDir);
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
