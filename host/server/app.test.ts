import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from './app';
import { CurrentRelease } from './release/current-release';
import { readSettings } from './settings';

describe('the storefront server answers what is no page in one plain style', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shop-app-'));
    for (const name of ['remotes', 'releases']) mkdirSync(path.join(folder, name));
    const settings = readSettings({ STORE_DIR: folder, API_URL: 'http://127.0.0.1:9' });
    app = createApp(settings, new CurrentRelease(settings, () => undefined));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const missing = 'There is nothing at this address (404).\n';
  const readOnly = 'This address can only be read (405).\n';
  it.each<[string, InjectOptions, number, string]>([
    ['a part’s file that is missing', { url: '/remotes/nope.js' }, 404, missing],
    ['what runs on the server', { url: '/remotes/host/1/server.js' }, 404, missing],
    ['a release that is missing', { url: '/releases/nope.json' }, 404, missing],
    ['a page that is written to', { method: 'POST', url: '/products' }, 405, readOnly],
    ['a method of no page', { method: 'OPTIONS', url: '/products' }, 404, missing],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'The shop cannot answer this (400).\n',
    ],
  ])('%s', async (_what, request, status, text) => {
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.body]).toEqual([status, text]);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('a page that is written to names what may be done instead', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/products' });
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});
