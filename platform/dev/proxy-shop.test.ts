import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import type { AppVersion } from '../release-set/release-set';
import { proxyShop } from './proxy-shop';

describe('a running shop with one remote from a checkout', () => {
  const shop = fastify();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-dev-remote-'));
  mkdirSync(path.join(folder, 'remotes/catalog'), { recursive: true });
  shop.get('/', (_request, reply) => reply.type('text/html').send('<head></head>'));
  shop.post('/api/echo', (request) => request.body);
  const failures: unknown[] = [];
  shop.post('/failure', (request) => failures.push(request.body));
  let app: ReturnType<typeof proxyShop>['app'];
  let address: string;

  beforeAll(async () => {
    const proxied = await shop.listen({ port: 0, host: '127.0.0.1' });
    const catalog = { name: 'catalog', version: '0.0.0-dev.1' } as AppVersion;
    app = proxyShop(proxied, folder, () => catalog).app;
    await app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('shows a problem of the code in a page that was opened after it', async () => {
    expect(await (await fetch(address)).text()).toContain('src="/dev/reload.js"');
    expect((await post('/dev/problem', { source: 'types', text: 'no bags' })).status).toBe(204);
    const events = await fetch(`${address}/dev/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('event: problem')) heard += (await reader?.read())?.value ?? '';
    expect(heard).toContain('data: {"source":"types","text":"no bags"}');
    await reader?.cancel();
  });

  it('does not show the same problem again to who put it away', async () => {
    const { body } = await fetch(`${address}/dev/events`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const problems = ['no belts', 'no belts', ''];
    for (const text of problems) await post('/dev/problem', { source: 'sizes', text });
    let heard = '';
    while (!heard.includes('"sizes","text":""')) heard += (await reader?.read())?.value ?? '';
    expect(heard.match(/no belts/g)).toHaveLength(1);
    await reader?.cancel();
  });

  it('passes on what is sent to the shop', async () => {
    expect(await (await post('/api/echo', { cart: [1] })).json()).toEqual({ cart: [1] });
  });

  it('does not report to the shop what fails in a page of the developer', async () => {
    const body = 'draw catalog 1.0.0';
    const answer = await fetch(`${address}/failure`, { method: 'POST', body });
    expect([answer.status, failures]).toEqual([204, []]);
  });
});
