import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { forwardToApi } from './api-proxy';

/** Asks for an API that answers as told. */
async function ask(url: string, answer: Parameters<typeof createServer>[1]) {
  const api: Server = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const app = fastify();
  forwardToApi(app, `http://127.0.0.1:${port}`, 200);
  try {
    return await app.inject(url);
  } finally {
    api.closeAllConnections();
    api.close();
    await app.close();
  }
}

const unreachable = { detail: 'The shop is not reachable at the moment.' };

describe('the way to the API', () => {
  it.each(['/api/auth/products/', '/media/bag.avif'])(
    'ends for %s when the API takes the call and never answers',
    async (url) => {
      const answer = await ask(url, () => undefined);
      expect([answer.statusCode, answer.json()]).toEqual([504, unreachable]);
      expect(answer.headers['retry-after']).toBe('10');
    },
  );

  it('says so in the same words when the API cuts the line', async () => {
    const answer = await ask('/api/auth/products/', (request) => request.socket.destroy());
    expect([answer.statusCode, answer.json()]).toEqual([503, unreachable]);
  });

  it('passes on what it answers', async () => {
    const answer = await ask('/api/auth/products/', (_request, reply) => reply.end('[]'));
    expect([answer.statusCode, answer.body]).toEqual([200, '[]']);
  });
});
