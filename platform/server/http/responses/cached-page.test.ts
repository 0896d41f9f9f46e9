import { Agent, get, type IncomingMessage, type RequestOptions } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { CachedPage, PageCache, sendCached } from './cached-page';

const body = Array.from({ length: 300 }, (_, at) => `<li>${Math.sin(at)} bag</li>`).join('');
const render = () => new CachedPage({ status: 200, headers: {}, body });
const bytes = async () => (await render().body('br')).length;

describe('a page that is rendered again', () => {
  it('comes compressed better once it is known to stay the same', async () => {
    const first = await bytes();
    let now = first;
    while (now === first) {
      await new Promise(setImmediate);
      now = await bytes();
    }
    expect(now).toBeLessThan(first);
    expect(brotliDecompressSync(await render().body('br')).toString()).toBe(body);
  });

  it('keeps its other forms apart', async () => {
    expect((await render().body('identity')).toString()).toBe(body);
  });
});

describe('Pages that many ask for at once', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are rendered once for all who wait, however long that takes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'performance'] });
    const now = jest.spyOn(performance, 'now');
    const pass = (ms: number) => {
      now.mockReturnValue(performance.now() + ms);
      jest.advanceTimersByTime(ms);
    };
    const cache = new PageCache();
    let finish = () => {};
    const ready = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let renderings = 0;
    const ask = () =>
      cache.get('release', '/products', async () => {
        renderings += 1;
        await ready;
        return { status: 200, headers: {}, body };
      });
    const first = ask();
    pass(8_000);
    const second = ask();
    finish();
    expect(await second).toBe(await first);
    expect(await ask()).toBe(await first);
    pass(3_000);
    expect(await ask()).not.toBe(await first);
    expect(renderings).toBe(2);
  });
});

it('A page that could not be made is stored by no browser and no CDN', async () => {
  const app = fastify();
  const page = new CachedPage({ status: 503, headers: { 'retry-after': '10' }, body });
  app.get('/', (request, reply) => sendCached(request, reply, page));
  const { statusCode, headers } = await app.inject('/');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(headers.etag).toBeUndefined();
  await app.close();
});

describe('A page in the cache', () => {
  const app = fastify();
  const page = new CachedPage({ status: 200, headers: {}, body: 'a bag '.repeat(100) });
  app.get('/', (request, reply) => sendCached(request, reply, page));
  let url = '';
  beforeAll(async () => {
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    [undefined, undefined],
  ])('is sent to %p compressed as %p', async (accepted, sent) => {
    const headers = accepted ? { 'accept-encoding': accepted } : {};
    const reply = await app.inject({ url: '/', headers });
    expect(reply.headers['content-encoding']).toBe(sent);
    expect(reply.headers.vary).toBe('accept-encoding');
  });

  const ask = (options: RequestOptions) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(url, options, resolve).on('error', reject);
    });

  it('leaves its connection open without a header that says so', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports: unknown[] = [];
    for (let count = 0; count < 2; count += 1) {
      const answer = await ask({ agent });
      const { headers, socket } = answer;
      ports.push(socket.localPort);
      await answer.toArray();
      expect(headers).toMatchObject({ 'content-length': '600' });
      expect(headers).not.toHaveProperty('connection');
      expect(headers).not.toHaveProperty('keep-alive');
    }
    agent.destroy();
    expect(ports[1]).toBe(ports[0]);
  });

  it('says that its connection ends to a client that asks for that', async () => {
    const answer = await ask({ headers: { connection: 'close' } });
    await answer.toArray();
    expect(answer.headers).toMatchObject({ connection: 'close' });
  });
});
