import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { sampleSettings } from '../testing/sample-site';
import { LiveRelease } from './live-release';
import { StoreOnDisk } from './testing/store-on-disk';

// Threads start slowly on a busy machine.
jest.setTimeout(30_000);

const loop = 'for (;;);';
const hog = 'const all = []; for (;;) all.push(new Array(1e5).fill(url));';
const onePage = (code: string) => `if (url.endsWith('/products/bad')) { ${code} }`;

let store: StoreOnDisk;
let current: LiveRelease;
let app: FastifyInstance;
let said: string[];
let failures: string[];

/** A storefront server over the store that ends code which runs for half a second. */
async function open(more: NodeJS.ProcessEnv = {}): Promise<void> {
  const settings = sampleSettings({
    STORE_DIR: store.folder,
    API_URL: 'http://127.0.0.1:9',
    RENDER_THREADS: '2',
    RENDER_DEADLINE: '500',
    RENDER_MEMORY: '64',
    ...more,
  });
  current = new LiveRelease(
    settings,
    (line) => said.push(line),
    (part, version) => failures.push(`${part}@${version}`),
  );
  await current.start();
  app = createApp(settings, current);
  app.log.level = 'silent';
}

const page = async (url: string) => {
  const { statusCode, body } = await app.inject(url);
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
  const { router, rendered, release } = JSON.parse(data);
  return {
    statusCode,
    text: /<p>(.*?)<\/p>/.exec(body)?.[1],
    inBrowser: router === undefined,
    rendered,
    version: release.remotes.catalog.version,
    scripts: body.includes('/remotes/catalog/1.0.0/') ? '1.0.0' : '2.0.0',
  };
};

beforeEach(() => {
  store = new StoreOnDisk();
  said = [];
  failures = [];
});
afterEach(async () => {
  await app?.close();
  await current.stop();
  store.remove();
});

describe('a version whose code breaks on the server', () => {
  const ship = () => {
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
  };

  it.each([
    ['loops without an end', loop],
    ['grows without bound', hog],
    ['throws', 'throw new Error("no bags");'],
    ['ends its process', 'process.exit(1);'],
  ])(
    'costs its own page when it %s: the version before draws it, scripts and all',
    async (_what, code) => {
      store.breaks('2.0.0', { draw: onePage(code) });
      ship();
      await open();
      const bad = page('/products/bad');
      // Others are answered at the same time.
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      expect((await page('/about')).text).toBe('host 1.0.0');
      expect((await page('/products')).text).toBe('host 1.0.0, catalog 2.0.0');

      expect(await bad).toEqual({
        statusCode: 200,
        text: 'host 1.0.0, catalog 1.0.0',
        inBrowser: false,
        rendered: { catalog: '1.0.0' },
        version: '1.0.0',
        scripts: '1.0.0',
      });
      expect(failures).toEqual(['catalog@2.0.0']);
      expect((await page('/products?again')).text).toBe('host 1.0.0, catalog 2.0.0');
    },
  );

  it('is reported by browsers, as is what took its place; no version that visitors are not shown', async () => {
    store.breaks('2.0.0', { draw: onePage('throw new Error("no bags");') });
    ship();
    await open();
    const report = (version: string) =>
      app.inject({ method: 'POST', url: '/failure', payload: `draw catalog ${version}` });
    await report('1.0.0');
    expect(failures).toEqual([]);
    await report('2.0.0');
    expect(failures).toEqual(['catalog@2.0.0']);
    await page('/products/bad');
    await report('1.0.0');
    expect(failures).toEqual(['catalog@2.0.0', 'catalog@2.0.0', 'catalog@1.0.0']);

    store.release('team', { host: '1.0.0', catalog: '3.0.0' });
    await report('3.0.0');
    expect(failures).toHaveLength(3);
    const cookie = `shop-preview=${store.claim('team', Date.now() + 60_000)}`;
    await app.inject({ url: '/products', headers: { cookie } });
    await report('3.0.0');
    expect(failures.at(-1)).toBe('catalog@3.0.0');
  });

  it('is drawn in the browser when there is none before', async () => {
    store.breaks('2.0.0', { draw: onePage(loop) });
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await open();
    const [bad, good] = await Promise.all([page('/products/bad'), page('/products')]);
    expect(bad).toMatchObject({ statusCode: 503, inBrowser: true, version: '2.0.0' });
    expect(good.text).toBe('host 1.0.0, catalog 2.0.0');
    expect(failures).toEqual(['catalog@2.0.0']);
  });

  it('is not stored and not indexed when no version draws it: it is asked for again soon', async () => {
    store.breaks('2.0.0', { draw: onePage('throw new Error("no bags");') });
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await open();
    const { statusCode, headers, body } = await app.inject('/products/bad');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="10"></noscript>');
    expect((await app.inject({ method: 'HEAD', url: '/products/bad' })).statusCode).toBe(503);
  });

  it('is drawn in the browser when the files of the one before were pruned, now and later', async () => {
    store.breaks('2.0.0', { draw: loop });
    ship();
    rmSync(path.join(store.folder, 'remotes/catalog/1.0.0'), { recursive: true });
    await open();
    for (const url of ['/products/bad', '/products', '/products/tote']) {
      expect(await page(url)).toMatchObject({ inBrowser: true, version: '2.0.0' });
    }
    expect(await page('/about')).toMatchObject({ text: 'host 1.0.0', version: '2.0.0' });
  });

  it('is drawn in the browser when a file of the host before is damaged, now and later', async () => {
    store.breaks('2.0.0', { host: onePage('throw new Error("no bags");') });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    store.release('live', { host: '2.0.0', catalog: '1.0.0' });
    await open();
    writeFileSync(path.join(store.folder, 'remotes/host/1.0.0/boot.js'), 'damaged');
    for (const url of ['/a/products/bad', '/b/products/bad']) {
      expect(await page(url)).toMatchObject({ statusCode: 503, inBrowser: true });
    }
    expect(said.filter((line) => line.startsWith('no fallback'))).toEqual([
      expect.stringMatching(/boot\.js is not the file that was published$/),
    ]);
  });

  it('is drawn in the browser when the one before breaks as well, and neither is tried again', async () => {
    for (const version of ['1.0.0', '2.0.0']) store.breaks(version, { draw: onePage(loop) });
    ship();
    await open();
    expect((await page('/products/bad')).inBrowser).toBe(true);
    expect((await page('/products/bad?for=another')).inBrowser).toBe(true);
    expect(failures).toEqual(['catalog@2.0.0', 'catalog@1.0.0']);
  });

  it('is drawn by the one before, whatever another team took back meanwhile', async () => {
    store.breaks('2.0.0', { draw: loop });
    const both = { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' };
    store.release('live', both);
    const left = [
      store.release('live', { ...both, blog: '2.0.0' }),
      store.release('live', { ...both, blog: '2.0.0', catalog: '2.0.0' }),
    ];
    store.release('live', { ...both, catalog: '2.0.0' }, left, ['blog@2.0.0']);
    await open();
    expect((await page('/products')).text).toBe('host 1.0.0, catalog 1.0.0');
  });

  it('is not drawn by one that its team took back', async () => {
    store.breaks('3.0.0', { draw: loop });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    const bad = store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    store.release('live', { host: '2.0.0', catalog: '2.0.0' }, [bad], ['catalog@2.0.0']);
    store.release('live', { host: '2.0.0', catalog: '3.0.0' }, [bad], ['catalog@2.0.0']);
    await open();
    expect((await page('/products')).text).toBe('host 2.0.0, catalog 1.0.0');
  });

  it('is drawn no longer by a version that is withdrawn while it is drawn by it', async () => {
    store.breaks('3.0.0', { draw: loop });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    const live = store.release('live', { host: '1.0.0', catalog: '3.0.0' });
    await open();
    expect((await page('/products')).text).toBe('host 1.0.0, catalog 2.0.0');
    const state = { release: live, previous: null, move: 4, withdrawnVersions: ['catalog@2.0.0'] };
    writeFileSync(path.join(store.folder, 'channels/live.json'), JSON.stringify(state));
    await current.follow();
    expect((await page('/products?again')).text).toBe('host 1.0.0, catalog 1.0.0');
  });

  it('is not tried again in its fallback because another team took a version back', async () => {
    for (const version of ['1.0.0', '2.0.0']) store.breaks(version, { draw: onePage(loop) });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    const live = store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await open();
    await page('/products/bad');
    const state = { release: live, previous: null, move: 3, withdrawnVersions: ['blog@2.0.0'] };
    writeFileSync(path.join(store.folder, 'channels/live.json'), JSON.stringify(state));
    await current.follow();
    expect((await page('/products/bad?again')).inBrowser).toBe(true);
    expect(failures).toEqual(['catalog@2.0.0', 'catalog@1.0.0']);
    expect(said.filter((line) => line.startsWith('fallback'))).toHaveLength(1);
  });

  it('is not drawn by one of a release that was taken back, where the store names no versions', async () => {
    store.breaks('3.0.0', { draw: loop });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    const bad = store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    store.release('live', { host: '1.0.0', catalog: '3.0.0' }, [bad]);
    await open();
    expect((await page('/products')).text).toBe('host 1.0.0, catalog 1.0.0');
  });

  it('is not tried again for every visitor of a page that took a thread down', async () => {
    store.breaks('2.0.0', { draw: onePage(loop) });
    ship();
    await open();
    await page('/products/bad');
    expect((await page('/products/bad?for=another')).text).toBe('host 1.0.0, catalog 1.0.0');
    expect(failures).toEqual(['catalog@2.0.0']);
  });

  it('takes nothing else with it: what ran in the same thread is done again', async () => {
    store.breaks('2.0.0', { draw: onePage(loop) });
    ship();
    await open({ RENDER_THREADS: '1' });
    const all = ['/products/bad', '/about?1', '/products?2', '/products?3'].map(page);
    expect((await Promise.all(all)).map(({ text }) => text)).toEqual([
      'host 1.0.0, catalog 1.0.0',
      'host 1.0.0',
      'host 1.0.0, catalog 2.0.0',
      'host 1.0.0, catalog 2.0.0',
    ]);
    expect(failures).toEqual(['catalog@2.0.0']);
  });

  it('leaves a thread to pages that have nothing to do with it, however many of its own loop', async () => {
    store.breaks('2.0.0', { draw: loop });
    ship();
    await open({ RENDER_DEADLINE: '2000' });
    const answered: string[] = [];
    const ask = async (url: string) => {
      const { text } = await page(url);
      answered.push(url);
      return text;
    };
    const bad = [
      '/products',
      '/products/tote',
      '/products/belt',
      '/products/bag',
      '/products?2',
    ].map(ask);
    const own = ['/about?1', '/about?2'].map(ask);
    expect(await Promise.all(own)).toEqual(['host 1.0.0', 'host 1.0.0']);
    expect([...answered].sort()).toEqual(['/about?1', '/about?2']);
    expect(await Promise.all(bad)).toEqual(Array(5).fill('host 1.0.0, catalog 1.0.0'));
  });

  it('costs a page that mixes apps the versions that break, and no other page a wait', async () => {
    store.breaks('2.0.0', { draw: loop });
    store.release('live', { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    store.release('live', { host: '1.0.0', catalog: '2.0.0', blog: '2.0.0' });
    await open({ RENDER_DEADLINE: '2000' });
    let isHomeHere = false;
    const home = page('/').finally(() => {
      isHomeHere = true;
    });
    const others = await Promise.all(['/about', '/blogs'].map(page));
    expect(isHomeHere).toBe(false);
    expect(others.map(({ text }) => text)).toEqual(['host 1.0.0', 'host 1.0.0, blog 2.0.0']);
    expect(await home).toMatchObject({
      statusCode: 200,
      text: 'host 1.0.0, catalog 1.0.0, blog 1.0.0',
    });
    expect((await page('/blogs?later')).text).toBe('host 1.0.0, blog 2.0.0');
  });

  it('leaves its place on Home to the browser when there is none before', async () => {
    store.breaks('1.0.0', { draw: loop });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    for (const url of ['/', '/?later']) {
      expect(await page(url)).toMatchObject({
        ...{ statusCode: 200, text: 'host 1.0.0', inBrowser: false },
      });
    }
    expect(failures).toEqual(['catalog@1.0.0']);
  });

  it('answers for no widget in another page either', async () => {
    store.breaks('2.0.0', { draw: loop });
    ship();
    await open();
    const answer = await app.inject('/embed/v1/catalog/Grid');
    expect([answer.statusCode, answer.body.includes('1.0.0')]).toEqual([200, true]);
  });
});

describe('a version whose code breaks as it is loaded', () => {
  it.each([
    ['throws', 'throw new Error("no bags")', /: no bags$/],
    ['loops without an end', loop, /its code ran for more than 500 ms/],
  ])('is refused by a server that runs, when it %s', async (_what, load, reason) => {
    const first = store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    store.breaks('2.0.0', { load });
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await current.follow();
    expect(current.get().set.id).toBe(first);
    expect(said.at(-1)).toMatch(reason);
    expect(failures).toContain('catalog@2.0.0');
    expect((await page('/products')).text).toBe('host 1.0.0, catalog 1.0.0');
  });

  it.each([
    ['throws', 'throw new Error("no bags")'],
    ['loops without an end', loop],
  ])(
    'leaves its pages to the previous one on a server that starts, when it %s',
    async (_what, load) => {
      store.release('live', { host: '1.0.0', catalog: '1.0.0' });
      store.breaks('2.0.0', { load });
      store.release('live', { host: '1.0.0', catalog: '2.0.0' });
      await open();
      expect((await page('/products')).text).toBe('host 1.0.0, catalog 1.0.0');
      expect((await page('/about')).text).toBe('host 1.0.0');
    },
  );
});
