import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sampleBlogPosts, sampleProducts } from '@shop/shared/testing';
import type { FastifyInstance } from 'fastify';
import { runBundle } from 'federated-site/release/run-bundle';
import { createApp, LiveRelease, readSettings } from 'federated-site/testing/server';
import { platform } from '../src/server-platform';
import { site } from './site';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

/**
 * What the server reads of a store as of 2026-11-22, path → text: built apps of platform 1.0.0.
 * It is never written again.
 */
const copy = path.join(__dirname, 'testing/store-2026-11-22.json.br');

let folder: string;
let api: Server;
let app: FastifyInstance;
const said: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'older-store-'));
  const files: Record<string, string> = JSON.parse(
    brotliDecompressSync(readFileSync(copy)).toString('utf8'),
  );
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const replies: Record<string, unknown> = {
    '/api/auth/products/': sampleProducts(3),
    '/api/auth/blogs/': sampleBlogPosts(2),
    '/api/auth/categories/': [],
  };
  api = createServer(({ url = '' }, response) => {
    const reply = replies[url.split('?')[0] ?? ''];
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply ?? { detail: 'Not found.' }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const { port } = api.address() as AddressInfo;
  const settings = readSettings(site, { STORE_DIR: folder, API_URL: `http://127.0.0.1:${port}` });
  const live = new LiveRelease(settings, (line) => said.push(line));
  await live.start();
  app = createApp(settings, live);
  app.log.level = 'silent';
});

afterAll(async () => {
  await app?.close();
  api?.close();
  rmSync(folder, { recursive: true });
});

describe('a store of 2026-11-22', () => {
  it.each([
    ['/', 'Shop all products'],
    ['/products', 'Showing 3 products'],
    ['/blogs', '<article'],
    ['/login', 'Forgot password?'],
    ['/about', '<h1'],
  ])('draws %s', async (url, text) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body.includes(text)]).toEqual([200, true]);
    // Drawn whole by the server, not left to the browser.
    expect(body).toMatch(/"router":\{/);
  });

  it('has its embeds', async () => {
    const loader = await app.inject('/embed.js');
    expect([loader.statusCode, loader.body.includes('shop-product-grid')]).toEqual([200, true]);
    const grid = await app.inject('/embed/v1/catalog/ProductGrid?limit=3');
    expect(grid.statusCode).toBe(200);
  });

  it.each(['account', 'blog', 'catalog'])(
    'has a %s that finds its modules in a host of today',
    (name) => {
      const versions = path.join(folder, 'remotes', name);
      const file = path.join(versions, readdirSync(versions)[0] ?? '', 'server.js');
      const code = readFileSync(file, 'utf8');
      expect(code).toContain('require("@shop/shared/federation")');
      expect(runBundle(code, file, platform)).toMatchObject({ default: { name } });
    },
  );

  it('opens without a complaint', () => {
    expect(said).toEqual(['release 623ce9d22e3f2657 is live']);
  });
});
