import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { ApiOutage } from '../api/api-outage';
import { forwardToApi } from './proxies';

type Answer = Parameters<typeof createServer>[1];

/** A storefront that forwards to an API with the given answers. */
async function open(answer: Answer) {
  const api: Server = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const log: string[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  const outage = new ApiOutage();
  outage.writeTo((details, message) => app.log.warn(details, message));
  const { port } = api.address() as AddressInfo;
  const rules = { readinessPath: '/api/', unavailable: 'The library is closed.' };
  forwardToApi(app, `http://127.0.0.1:${port}`, rules, outage, 200);
  return {
    app,
    api,
    log,
    async close() {
      api.closeAllConnections();
      api.close();
      await app.close();
    },
  };
}

/** Asks a storefront for an API with the given answers. */
async function ask(url: string, answer: Answer) {
  const shop = await open(answer);
  try {
    return { answer: await shop.app.inject(url), log: shop.log };
  } finally {
    await shop.close();
  }
}

const unreachable = { detail: 'The library is closed.' };

describe('the way to the API', () => {
  it.each(['/api/auth/products/', '/media/bag.avif'])(
    'ends for %s when the API takes the call and never answers',
    async (url) => {
      const { answer } = await ask(url, () => undefined);
      expect([answer.statusCode, answer.json()]).toEqual([504, unreachable]);
      expect(answer.headers['retry-after']).toBe('10');
    },
  );

  it('says so in the same words when the API cuts the line, and notes it in a line', async () => {
    const { answer, log } = await ask('/api/auth/me/?token=secret', (request) =>
      request.socket.destroy(),
    );
    expect([answer.statusCode, answer.json()]).toEqual([503, unreachable]);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('the API does not answer');
    expect(log[0]).not.toMatch(/stack|secret/);
  });

  it.each([
    ['before it reads what was sent', (request: IncomingMessage) => request.socket.destroy()],
    [
      'after it has read what was sent',
      (request: IncomingMessage) => request.resume().on('end', () => request.socket.destroy()),
    ],
  ])('answers a form when the API cuts the line %s', async (_when, answer) => {
    const shop = await open(answer);
    try {
      const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
      for (let turn = 0; turn < 5; turn += 1) {
        const { status } = await fetch(`${address}/api/auth/contact/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ message: 'Is the market tote still there?' }),
        });
        expect(status).toBe(503);
      }
    } finally {
      await shop.close();
    }
  });

  it('passes on what it answers', async () => {
    const { answer } = await ask('/api/auth/products/', (_request, reply) => reply.end('[]'));
    expect([answer.statusCode, answer.body]).toEqual([200, '[]']);
  });
});

describe('headers that are about one connection end here', () => {
  /** @returns what the API was sent, and what the visitor is answered */
  async function exchange(sent: Record<string, string>, body?: string, answered = {}) {
    let got: IncomingHttpHeaders = {};
    const shop = await open((request, reply) => {
      got = request.headers;
      request.resume().on('end', () => reply.writeHead(200, answered).end('[]'));
    });
    try {
      const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
      const request = httpRequest(`${address}/api/auth/cart/`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...sent },
      });
      request.end(body);
      const [answer] = await once(request, 'response');
      answer.resume();
      return { status: answer.statusCode, got, headers: answer.headers as IncomingHttpHeaders };
    } finally {
      await shop.close();
    }
  }

  it.each<[string, string]>([
    ['expect', '100-continue'],
    ['keep-alive', 'timeout=5'],
    ['te', 'trailers'],
    ['trailer', 'x-checksum'],
    ['upgrade', 'h2c'],
    ['proxy-authorization', 'Basic x'],
    ['proxy-connection', 'keep-alive'],
    ['transfer-encoding', 'chunked'],
  ])('%s: %s', async (name, value) => {
    const { status, got } = await exchange({ [name]: value, authorization: 'Bearer x' }, '{}');
    expect(status).toBe(200);
    expect(got.authorization).toBe('Bearer x');
    if (name !== 'transfer-encoding') expect(got[name]).toBeUndefined();
  });

  it('and what Connection names', async () => {
    const { status, got } = await exchange({ connection: 'keep-alive, x-hop', 'x-hop': 'here' });
    expect([status, got['x-hop']]).toEqual([200, undefined]);
  });

  it('of the answer too', async () => {
    const { headers } = await exchange({}, undefined, {
      'proxy-authenticate': 'Basic',
      etag: '"1"',
    });
    expect([headers['proxy-authenticate'], headers.etag]).toEqual([undefined, '"1"']);
  });
});

describe('a visitor who goes away', () => {
  const half = 'POST /api/auth/contact/ HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf';
  it.each([
    ['in the middle of a request', half],
    ['before the answer', 'GET /api/auth/products/ HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('%s is no line of the log', async (_when, text) => {
    let arrived = () => {};
    const arriving = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const shop = await open(arrived);
    try {
      const leaving = new Promise((resolve) => {
        shop.app.server.once('connection', (socket) => socket.once('close', resolve));
      });
      const address = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
      const visitor = connect(Number(address.port), '127.0.0.1');
      visitor.write(text);
      await arriving;
      visitor.destroy();
      await leaving;
    } finally {
      await shop.close();
    }
    expect(shop.log).toEqual([]);
  });
});
