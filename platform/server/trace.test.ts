import fastify, { type FastifyInstance } from 'fastify';
import { traceOptions } from '../observe';
import { createApp } from './app';
import { LiveRelease } from './release/live-release';
import { StoreOnDisk } from './release/testing/store-on-disk';
import { sampleSettings } from './testing/sample-site';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${trace}-00f067aa0ba902b7-01`;
const isTrace = expect.stringMatching(/^(?!0+$)[0-9a-f]{32}$/);

let store: StoreOnDisk;
let live: LiveRelease;
let app: FastifyInstance;
let api: FastifyInstance;
let logged: { url: string; traceId: string; state: unknown }[];

beforeAll(async () => {
  const write = (line: string) => logged.push(JSON.parse(line));
  api = fastify({ logger: { level: 'warn', stream: { write } }, ...traceOptions });
  api.all('/*', async ({ log, url, headers }) => {
    log.warn({ url, state: headers.tracestate });
    return [];
  });
  const API_URL = await api.listen({ host: '127.0.0.1', port: 0 });
  store = new StoreOnDisk();
  const ask = `const { base, fetch } = this.transport;
    await fetch(base + '/api/books/' + new URL(url).search, {});
    await fetch(base + '/api/loans/', { method: 'POST', body: '{}' });`;
  store.breaks('1.0.0', { host: `if (url.includes('/about')) { ${ask} }` });
  store.release('live', { host: '1.0.0', catalog: '1.0.0' });
  const settings = sampleSettings({ STORE_DIR: store.folder, API_URL });
  live = new LiveRelease(settings, () => undefined);
  app = createApp(settings, live);
  await live.start();
});
beforeEach(() => {
  logged = [];
});
afterAll(async () => {
  await live.stop();
  await Promise.all([app.close(), api.close()]);
  store.remove();
});

const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('a trace goes from a visitor’s request through the worker to the log of the API', async () => {
  await visit('/about?q=1', { traceparent: given });
  expect(logged).toEqual([
    expect.objectContaining({ url: '/api/books/?q=1', traceId: trace }),
    expect.objectContaining({ url: '/api/loans/', traceId: trace }),
  ]);
});

it('so does one that begins at the storefront, also of a call that it forwards', async () => {
  await visit('/about?q=2');
  const [first, second] = logged;
  expect(first?.traceId).toEqual(isTrace);
  expect(second?.traceId).toBe(first?.traceId);
  await visit('/api/books/3/', { traceparent: given });
  await visit('/api/books/4/');
  expect(logged.slice(2).map(({ traceId }) => traceId)).toEqual([trace, isTrace]);
  expect(logged[3]?.traceId).not.toBe(trace);
});

it.each([
  ['asha@example.com'],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  [`00-${trace}-${'0'.repeat(16)}-01`],
  [`ff-${trace}-00f067aa0ba902b7-01`],
  [`${given}-more`],
  [given.toUpperCase()],
])('a traceparent that is none is replaced: %s', async (traceparent) => {
  await visit('/api/books/', { traceparent, tracestate: 'asha=1' });
  expect(logged).toEqual([expect.objectContaining({ traceId: isTrace })]);
  expect(logged[0]?.traceId).not.toBe(trace);
  expect(logged[0]?.state).toBeUndefined();
});

it('one of a later version is taken as far as it is known, with its state', async () => {
  await visit('/api/books/', { traceparent: `01${given.slice(2)}-more`, tracestate: 'a=1' });
  expect(logged).toEqual([expect.objectContaining({ traceId: trace, state: 'a=1' })]);
});
