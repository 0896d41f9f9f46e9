import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import Fastify from 'fastify';
import type { ShopAccess } from '../import/database-access';
import { calls } from './with-shop';

/** The largest import a running shop takes, in bytes of JSON: some 20,000 products. */
const maxImportBytes = 64 * 1024 * 1024;

/**
 * An HTTP server for the shop command, in a shop that has its embedded database open: on the
 * loopback address only, on a port and with a token that stand in a file readable by the owner alone.
 */
export async function startAdminServer(shop: ShopAccess) {
  const token = randomBytes(32).toString('hex');
  const app = Fastify({ bodyLimit: maxImportBytes, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).send({ message: 'The token is wrong.' });
    }
  });
  app.post<{ Params: { call: string } }>('/:call', ({ params, body }, reply) => {
    const call = Object.keys(calls).find((name) => name === params.call) as keyof typeof calls;
    if (!call || !Value.Check(calls[call], body)) {
      return reply.code(400).send({ message: 'The command and the shop differ in version.' });
    }
    return shop[call](body as never);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, token, close: () => app.close() };
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
