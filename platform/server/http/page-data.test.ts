import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { LiveRelease } from '../release/live-release';
import { StoreOnDisk } from '../release/testing/store-on-disk';
import { sampleSettings } from '../testing/sample-site';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

const mark = 'data-styled.g1[id="host--x"]{content:"a,"}';

/** A host that parts the styles of its pages, and what its loader gives. */
const host = (text: string) => `return {
  status: 200, headers: {}, html: '<p>About</p>', structuredData: [], slots: {}, chunks: [], places: [],
  styles: '<style id="first-styles">.a{top:0;}</style>',
  laterStyles: { version: '6.6.0', later: ['', '.a:hover{top:1px;}', ${JSON.stringify(mark)}] },
  router: { loaderData: { about: '${text}' } } };`;

let store: StoreOnDisk;
let live: LiveRelease;
let app: FastifyInstance;

async function open(): Promise<void> {
  const settings = sampleSettings({
    STORE_DIR: store.folder,
    API_URL: 'http://127.0.0.1:9',
    RENDER_THREADS: '1',
  });
  live = new LiveRelease(settings, () => undefined);
  await live.start();
  app = createApp(settings, live);
}

async function close(): Promise<void> {
  await live.stop();
  await app.close();
}

/** A busy machine may leave a page to the browser at first. */
async function get(url: string, isThere = true) {
  for (;;) {
    const answer = await app.inject({ url });
    const isRendered = url.startsWith('/page-') ? answer.statusCode === 200 : hashIn(answer.body);
    if (isRendered || !isThere) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const hashIn = (html: string) => /"pageData":"([\w-]{16})"/.exec(html)?.[1];

beforeEach(async () => {
  store = new StoreOnDisk();
  store.breaks('1.0.0', { host: host('one') });
  store.release('live', { host: '1.0.0', catalog: '1.0.0' });
  await open();
});
afterEach(async () => {
  await close();
  store.remove();
});

it('pages of a host whose boot script reads an empty list of origins have one', async () => {
  store.breaks('1.0.1', { host: host('old'), boot: '[...data.scriptOrigins]' });
  store.release('live', { host: '1.0.1', catalog: '1.0.0' });
  await close();
  await open();
  expect((await get('/about')).body).toContain('"scriptOrigins":[]');
});

describe('what only hydration of a page needs', () => {
  it('is a file of its own, which caches may keep', async () => {
    const { body } = await get('/about');
    expect(body).toContain('.a{top:0;}');
    expect(body).not.toMatch(/hover|loaderData|scriptOrigins/);
    const data = await get(`/page-data/${hashIn(body)}/about`);
    expect(data.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(data.json()).toMatchObject({
      config: { siteUrl: 'http://localhost:3000' },
      router: { loaderData: { about: 'one' } },
      styles: { version: '6.6.0', later: ['', '.a:hover{top:1px;}', mark] },
    });
  });

  it('comes to browsers without scripts as style', async () => {
    const { body } = await get('/about?a=1&b=2');
    const link = /<noscript><link rel="stylesheet" integrity="sha256-([^"]*)" href="([^"]*)">/;
    const [, integrity, address = ''] = link.exec(body) ?? [];
    expect(address).toMatch(/^\/page-styles\/[\w-]{16}\/about\?a=1&amp;b=2$/);
    const style = await get(`/page-styles/${hashIn(body)}/about`);
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).toBe('main{display:block}\n.a:hover{top:1px;}');
    expect(integrity).toBe(createHash('sha256').update(style.body).digest('base64'));
  });

  it('comes from another copy of the server too', async () => {
    const hash = hashIn((await get('/about')).body);
    await close();
    await open();
    expect((await get(`/page-data/${hash}/about`)).json().router.loaderData.about).toBe('one');
  });

  it('is not found when the page has changed: the browser asks for the page again', async () => {
    const hash = hashIn((await get('/about')).body);
    await close();
    store.breaks('2.0.0', { host: host('two') });
    store.release('live', { host: '2.0.0', catalog: '1.0.0' });
    await open();
    expect((await get(`/page-data/${hash}/about`, false)).statusCode).toBe(404);
  });
});
