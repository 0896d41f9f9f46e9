import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { LiveRelease } from '../release/live-release';
import { StoreOnDisk } from '../release/testing/store-on-disk';
import { sampleSettings } from '../testing/sample-site';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

let store: StoreOnDisk;
let live: LiveRelease;
let app: FastifyInstance;
const failures: string[] = [];

beforeAll(async () => {
  store = new StoreOnDisk();
  store.release('live', { host: '1.0.0', catalog: '1.0.0' });
  const settings = sampleSettings({
    ...{ STORE_DIR: store.folder, API_URL: 'http://127.0.0.1:9', RENDER_THREADS: '1' },
  });
  const note = (app: string, version: string) => failures.push(`${app}@${version}`);
  live = new LiveRelease(settings, () => undefined, note);
  await live.start();
  app = createApp(settings, live);
  app.log.level = 'silent';
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await live.stop();
  await app.close();
  store.remove();
});

/** @param target of the request, sent as it is: `fetch` would write it in the usual form */
const statusOf = (target: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path: target, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });

describe('an address in an odd form is no failure of the version that answers it', () => {
  afterEach(() => expect(failures.splice(0)).toEqual([]));

  it.each([
    'http://shop.example/about',
    'HTTPS://shop.example:81/about?a=http://b',
    'http://shop.example',
    'http://shop.example?a',
  ])('%s is the page of its path (RFC 9112, section 3.2.2)', async (target) => {
    expect(await statusOf(target)).toBe(200);
  });

  it.each([
    ['/about%0A', '/about'],
    ['/%0a', '/'],
    ['/a%E2%80%A8b?q=1%0A', '/ab?q=1%0A'],
    ['/%0a/elsewhere.example?inspect', '/elsewhere.example?inspect'],
  ])('%s leads to the page at %s', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
    }
  });

  it.each(['%3A%3Ax', '%41bcdefghijklmno', '::@', '%252F'])(
    'the data of a page with the hash %s is not found',
    async (hash) => {
      expect(await statusOf(`/page-data/${hash}/about`)).toBe(404);
      expect(await statusOf(`/page-styles/${hash}//elsewhere.example/?q`)).toBe(404);
    },
  );
});
