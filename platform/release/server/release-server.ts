import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { Static } from '@sinclair/typebox';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { liveChannel } from '../../release-set/canary';
import { RejectedError, statusOf } from '../../release-set/rejected-error';
import { root } from '../apps';
import { countsReport, storeCounts } from '../canary/counts';
import { folderReleases } from '../folder-releases';
import { requests } from '../releases';
import type { FolderStore } from '../store/folder-store';
import { timeoutsMs } from '../timeouts';
import { Tokens } from '../tokens/tokens';
import { publishRoute, uploadLimits } from './publish-route';

declare module 'fastify' {
  interface FastifyRequest {
    /** the store, as the team whose token came may use it */
    releases: ReturnType<typeof folderReleases>;
    /** whether its token is still one; a request may take minutes */
    isAllowed(): Promise<boolean>;
  }
}

/** Where the routes lie, on this server and behind a storefront. */
export const prefix = '/_release';

/**
 * The release store over HTTP: every request carries a team's token, and does what that team may.
 * It listens on this machine; TLS and the storefront are in front.
 */
export function createReleaseServer(store: FolderStore): FastifyInstance {
  const app = fastify({
    logger: { level: 'warn' },
    bodyLimit: 64 * 1024,
    trustProxy: 'loopback',
    requestTimeout: timeoutsMs.receive,
    // A member that is not known is refused: left out, a request would mean something else.
    ajv: { customOptions: { removeAdditional: false } },
  });
  const tokens = new Tokens(store);

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'there is nothing here' }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RejectedError) {
      return reply.code(statusOf[error.kind]).send({ error: error.message });
    }
    if (isDiskFull(error)) {
      request.log.error(error.message);
      return reply
        .code(503)
        .header('retry-after', 60)
        .send({ error: 'the disk of the store is full; nothing was changed' });
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // No client waits for an answer to a connection that was cut.
    if (status === 500 && !request.socket.destroyed) request.log.error(error);
    return reply.code(status).send({ error: status === 500 ? 'the store failed' : error.message });
  });
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    await drain(raw);
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    // No answer names paths of this server, whatever code of an app throws.
    if (typeof payload !== 'string') return payload;
    return payload
      .replaceAll(path.resolve(store.folder) + path.sep, '')
      .replaceAll(root + path.sep, '');
  });

  // Not below the prefix, which alone is forwarded: only what runs on this machine reaches it.
  app.post<{ Body: Static<typeof countsReport> }>(
    '/counts',
    { schema: { body: countsReport } },
    async ({ body }, reply) => {
      await storeCounts(store, body);
      return reply.code(204).send();
    },
  );
  app.register(
    async (api) => {
      api.register(multipart, { limits: uploadLimits, preservePath: true });
      api.decorateRequest('releases');
      api.decorateRequest('isAllowed');
      api.addHook('onRequest', async (request, reply) => {
        // Wrong tokens are not counted: 256 random bits cannot be guessed.
        const find = () => tokens.find(bearer(request.headers.authorization));
        const token = await find();
        if (!token) {
          return reply
            .code(401)
            .header('www-authenticate', 'Bearer')
            .send({ error: 'the token is unknown or revoked' });
        }
        request.isAllowed = async () => (await find()) !== undefined;
        request.releases = folderReleases(store, token.name, token.parts);
      });
      publishRoute(api, store);
      moveRoutes(api);
    },
    { prefix },
  );
  return app;
}

/**
 * Of a body that is refused: a storefront that forwards it would end the team's connection at an
 * answer before its end, and the team would not get the reason. `requestTimeout` limits it.
 */
async function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe().resume();
  await finished(request).catch(() => undefined);
}

const isDiskFull = ({ code }: { code?: string }): boolean => code === 'ENOSPC' || code === 'EDQUOT';

const bearer = (header = ''): string => /^Bearer (\S+)$/.exec(header)?.[1] ?? '';

/** Moves of a channel, and reports about it. */
function moveRoutes(api: FastifyInstance): void {
  for (const move of ['promote', 'remove', 'withdraw'] as const) {
    api.post(
      `/${move}`,
      { schema: { body: requests[move] } },
      // The schema has checked that the body is what this move takes.
      ({ body, releases }) => releases[move](body as never),
    );
  }
  const { rollback } = requests;
  api.post<{ Body: Static<typeof rollback> }>(
    '/rollback',
    { schema: { body: rollback } },
    ({ body: { part = [], ...rest }, releases }) =>
      releases.rollback({ ...rest, apps: [part].flat() }),
  );
  for (const report of ['status', 'libraries'] as const) {
    api.get<{ Querystring: { channel?: string } }>(`/${report}`, ({ query, releases }) =>
      releases[report](query.channel ?? liveChannel),
    );
  }
  api.get<{ Querystring: { channel?: string; version?: string | string[] } }>(
    '/types',
    ({ query: { channel = liveChannel, version = [] }, releases }) =>
      releases.types(channel, [version].flat()),
  );
  api.get<{ Querystring: { limit?: string } }>('/log', ({ query: { limit }, releases }) =>
    releases.log(Number(limit) >= 1 ? Math.min(500, Number(limit)) : 30),
  );
}
