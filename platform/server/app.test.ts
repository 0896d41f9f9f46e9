import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from './app';
import { LiveRelease } from './release/live-release';
import { sampleSettings } from './testing/sample-site';

describe('the storefront server answers what is no page in one plain style', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shop-app-'));
    for (const name of ['remotes', 'releases']) mkdirSync(path.join(folder, name));
    const settings = sampleSettings({ STORE_DIR: folder, API_URL: 'http://127.0.0.1:9' });
    app = createApp(settings, new LiveRelease(settings, () => undefined));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('a site without an API lacks nothing of one: only its release, before it starts', async () => {
    const { api: _, ...rules } = sampleSettings().rules;
    const settings = { ...sampleSettings({ STORE_DIR: folder }), rules };
    const site = createApp(settings, new LiveRelease(settings, () => undefined));
    expect((await site.inject('/readyz')).json().notReady).toEqual(['release']);
    await site.close();
  });

  it('waits two minutes for a request: a photo over a slow line takes longer than one', () => {
    expect(app.server.requestTimeout).toBe(120_000);
  });

  const missing = 'There is nothing at this address (404).\n';
  const readOnly = 'This address can only be read (405).\n';
  it.each<[string, InjectOptions, number, string]>([
    ['an app’s file that is missing', { url: '/remotes/nope.js' }, 404, missing],
    ['what runs on the server', { url: '/remotes/host/1/server.js' }, 404, missing],
    ['a release that is missing', { url: '/releases/nope.json' }, 404, missing],
    ['a page that is written to', { method: 'POST', url: '/products' }, 405, readOnly],
    [
      'a form of another site',
      {
        ...{ method: 'POST', url: '/products', payload: 'a=1' },
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
        },
      },
      403,
      'The site does this only for its own pages (403).\n',
    ],
    ['a method of no page', { method: 'OPTIONS', url: '/products' }, 404, missing],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'The site cannot answer this (400).\n',
    ],
  ])('%s', async (_what, request, status, text) => {
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.body]).toEqual([status, text]);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('a search of 40,000 characters with a page that leads on, and the connection is free', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/products?q=${'a'.repeat(40_000)}`);
    expect(answer.status).toBe(431);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('<title>Too long | Town Library</title>');
    expect(page).toContain('<h1>Too long</h1><a href="/">Home</a>');
    const style = createHash('sha256').update('h1{color:red}').digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${style}'`);
    expect((await fetch(`${address}/remotes/nope.js`)).status).toBe(404);
  });

  it('what is no request at all with one line', async () => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
    let answer = '';
    for await (const piece of socket) answer += piece;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('\r\n\r\nThe site cannot answer this (400).\n');
  });

  it('a page that is written to names what may be done instead', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/products' });
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});
