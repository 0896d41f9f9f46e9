import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { integrityOf } from '../../../release-set/hashes';
import { addSecurityHeaders } from '../../lib/security-headers';
import type { RenderTask } from '../../messages';
import type { LiveRelease } from '../../release/live-release';
import { sampleSettings } from '../../testing/sample-site';
import type { ReleaseRuntime } from '../../worker/release-runtime';
import { render } from '../../worker/render';
import { serveEmbeds } from './embed-routes';

const STORE_DIR = mkdtempSync(path.join(tmpdir(), 'store '));
const settings = sampleSettings({ SITE_URL: 'https://shop.example', STORE_DIR });
afterAll(() => rmSync(STORE_DIR, { recursive: true }));
const renderFragment = jest.fn();
const host = {
  renderFragment,
  listEmbeds: async () => ({
    'shop-grid': {
      widget: 'catalog/Grid',
      definition: { widget: 'Grid', title: 'Grid', attributes: { limit: {} } },
    },
  }),
};
const hostPart = {
  name: 'host',
  version: '1.2.0',
  chunks: { 'embed-here': ['embed-here.1.js'] },
  files: { 'embed-here.1.js': { integrity: 'sha384-x' } },
};
let releases = 0;
let app: FastifyInstance;

/** The server on a release whose host renders this. */
function open(
  more: object = host,
  catalog: object = {},
  loader = 'start(EMBED_SHOP,EMBED_ELEMENTS,EMBED_HERE)',
) {
  releases += 1;
  const release = {
    set: { id: `release ${releases}`, parts: { host: hostPart, catalog } },
    hostScript: () => loader,
    async render(task: RenderTask) {
      const job = { missingApps: new Set<string>(), appErrors: [], upstreamErrors: [] };
      const running = { set: release.set, host: more } as unknown as ReleaseRuntime;
      return { value: await render(running, task, job, settings), reasons: job.upstreamErrors };
    },
  };
  app = fastify();
  addSecurityHeaders(app, settings.config);
  serveEmbeds(
    app,
    { get: () => release, context: { expiringCaches: new Map() } } as unknown as LiveRelease,
    settings,
  );
}
afterEach(() => app.close());

const grid = '/embed/v1/catalog/Grid';

describe('a widget for other web pages', () => {
  it('is data that any page may read and a CDN may keep', async () => {
    renderFragment.mockResolvedValue({
      html: '<a href="/products">All</a>',
      css: 'a{margin:1rem}',
    });
    open();
    const answer = await app.inject(`${grid}?limit=2`);
    expect(answer.json()).toEqual({
      css: 'a{margin:var(--shop-rem,16px)}',
      nodes: [
        [
          'div',
          { part: 'root' },
          ['a', { href: 'https://shop.example/products', part: 'link' }, 'All'],
        ],
      ],
    });
    expect(renderFragment).toHaveBeenCalledWith('catalog', 'Grid', 'limit=2');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('s-maxage=60'),
      vary: 'accept-encoding',
    });
  });

  it('is answered briefly to a page that has it already', async () => {
    renderFragment.mockResolvedValue({ html: '<p>a</p>', css: '' });
    open();
    const { headers } = await app.inject(grid);
    const again = await app.inject({
      url: grid,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    [{ wrong: 'limit is a whole number' }, grid, 400, 'limit is a whole number'],
    [{ missing: true }, grid, 404, 'the shop offers no “catalog/Grid” to other pages'],
    [
      { missing: true },
      '/embed/v1/host/Grid',
      404,
      'the shop offers no “host/Grid” to other pages',
    ],
    [
      { missing: true },
      '/embed/v1/constructor/Grid',
      404,
      'the shop offers no “constructor/Grid” to other pages',
    ],
    [{ failed: true, reason: 'down' }, grid, 503, 'the shop cannot show this at the moment'],
  ])('says why not: %j', async (answered, url, status, error) => {
    renderFragment.mockResolvedValue(answered);
    open();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
  });

  it('is HTML for a page to include, with what was asked for on its element', async () => {
    renderFragment.mockResolvedValue({
      html: '<a href="/products">All</a>',
      css: 'a{margin:1rem}',
    });
    open();
    const answer = await app.inject(`${grid}.html?limit=%202&theme=dark&tag=`);
    expect(answer.body).toBe(
      '<shop-grid limit="2" theme="dark"><template shadowrootmode="open">' +
        '<style>a{margin:var(--shop-rem,16px)}</style><div part="root">' +
        '<a href="https://shop.example/products" part="link">All</a></div></template></shop-grid>\n',
    );
    expect(renderFragment).toHaveBeenLastCalledWith(
      'catalog',
      'Grid',
      'limit=%202&theme=dark&tag=',
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('s-maxage=60'),
      vary: 'accept-encoding',
      'x-robots-tag': 'noindex',
    });
  });

  it.each([
    [{ wrong: 'limit is a whole number' }, '', 400, 'limit is a whole number'],
    [{ html: '', css: '' }, '?limt=8', 400, 'shop-grid takes limit, theme, font, tag, not “limt”'],
    [
      { html: '', css: '' },
      '?limit=2&theme=blue',
      400,
      'theme is one of light, dark, auto, not “blue”',
    ],
    [{ html: '', css: '' }, '?font=serif', 400, 'font is one of page, not “serif”'],
    [{ html: '', css: '' }, '?theme=dark&theme=light', 400, 'theme is given 2 times'],
    [
      { html: '', css: '' },
      `?tag=${'a'.repeat(61)}`,
      400,
      `tag is a text of 60 characters at most, not “${'a'.repeat(39)}…”`,
    ],
    [{ missing: true }, '', 404, 'the shop offers no “catalog/Grid” to other pages'],
    // nginx shows a page's own words in place of an empty answer only.
    [{ failed: true, reason: 'down' }, '', 503, ''],
  ])('says in plain words why there is no HTML: %j', async (answered, query, status, words) => {
    renderFragment.mockResolvedValue(answered);
    open();
    const answer = await app.inject(`${grid}.html${query}`);
    expect([answer.statusCode, answer.body]).toEqual([status, words]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('is data whatever the loader of a page sends of what only it reads', async () => {
    renderFragment.mockResolvedValue({ html: '<p>a</p>', css: '' });
    open();
    const answer = await app.inject(`${grid}?limit=2&theme=blue&font=serif`);
    expect(answer.statusCode).toBe(200);
  });

  it('is missing, not broken, on a release from before there were any', async () => {
    open({});
    expect((await app.inject(grid)).statusCode).toBe(404);
    expect((await app.inject(`${grid}.html`)).statusCode).toBe(404);
    expect((await app.inject('/embed.js')).statusCode).toBe(404);
  });
});

describe('the loader', () => {
  it('knows where the shop is and which elements the live release offers', async () => {
    open();
    const answer = await app.inject('/embed.js');
    expect(answer.body).toBe(
      'start("https://shop.example",{"shop-grid":["catalog/Grid","limit"]},' +
        '["/remotes/host/1.2.0/embed-here.1.js","sha384-x"])',
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is as small as it can be from the first answer on', async () => {
    // A text in which level 5 finds less than level 11.
    const text = Array.from({ length: 300 }, (_, at) => `go(${Math.sin(at)});`).join('');
    open(host, {}, text);
    const answer = await app.inject({ url: '/embed.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    const brotliSize = (quality: number) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    expect(answer.rawPayload).toHaveLength(brotliSize(11));
    expect(brotliSize(11)).toBeLessThan(brotliSize(5));
  });

  it('is made once for a release whose manifests state their elements', async () => {
    const hostScript = jest.fn(() => 'start(EMBED_SHOP,EMBED_ELEMENTS,EMBED_HERE)');
    const render = jest.fn();
    const definition = { widget: 'Grid', title: 'Grid', attributes: { limit: {} } };
    const catalog = { embeds: ['shop-grid'], embedDefinitions: { 'shop-grid': definition } };
    const parts = { host: hostPart, catalog, account: { embeds: [] } };
    const release = { set: { id: 'stated', parts }, hostScript, render };
    app = fastify();
    serveEmbeds(
      app,
      { get: () => release, context: { expiringCaches: new Map() } } as unknown as LiveRelease,
      settings,
    );

    const { body } = await app.inject('/embed.js');
    expect(body).toContain('{"shop-grid":["catalog/Grid","limit"]}');
    expect((await app.inject('/embed.js')).body).toBe(body);
    expect(render).not.toHaveBeenCalled();
    expect(hostScript).toHaveBeenCalledTimes(1);
    expect((await app.inject('/embed/v1')).json()).toEqual({
      'shop-grid': { widget: 'catalog/Grid', definition },
    });
  });

  it('asks a remote from before manifests stated them until it answers', async () => {
    open({ ...host, listEmbeds: undefined });
    expect((await app.inject('/embed.js')).statusCode).toBe(404);
    await app.close();
    open();
    expect((await app.inject('/embed.js')).statusCode).toBe(200);
  });
});

describe('the manifest for hosts elsewhere', () => {
  const at = '/embed/v1/catalog/mf-manifest.json';
  const text = JSON.stringify({ name: 'catalog_2_open', metaData: { publicPath: 'auto' } });

  it('is that of the live version, with the address of its files', async () => {
    const folder = path.join(settings.storeDir, 'remotes/catalog/2.0.0/open');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'mf-manifest.json'), text);
    const files = { 'open/mf-manifest.json': { integrity: integrityOf(text) } };
    open(host, { name: 'catalog', version: '2.0.0', files });
    const answer = await app.inject(at);
    expect(answer.json()).toEqual({
      name: 'catalog_2_open',
      metaData: { publicPath: 'https://shop.example/remotes/catalog/2.0.0/open/' },
    });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    });
  });

  it.each(['catalog', 'nobody', 'constructor'])(
    'is missing for %s, which has none',
    async (owner) => {
      open(host, { name: 'catalog', version: '2.0.0', files: {} });
      expect((await app.inject(at.replace('catalog', owner))).statusCode).toBe(404);
    },
  );
});
