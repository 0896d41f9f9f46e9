import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app';
import { LiveRelease } from '../../release/live-release';
import { sampleSettings } from '../../testing/sample-site';
import { InspectedStore } from './testing/inspected-store';

let store: InspectedStore;
let current: LiveRelease;
let app: FastifyInstance;
let live: string;

async function open(INSPECT: string): Promise<void> {
  const settings = sampleSettings({
    STORE_DIR: store.folder,
    API_URL: 'http://127.0.0.1:9',
    RENDER_THREADS: '1',
    INSPECT,
  });
  current = new LiveRelease(settings, () => undefined);
  await current.start();
  app = createApp(settings, current);
}

// Threads begin slowly where other tests keep the machine busy.
jest.setTimeout(60_000);

const theShop = { 'sec-fetch-site': 'same-origin' };
const typed = { 'sec-fetch-site': 'none' };
const elsewhere = { 'sec-fetch-site': 'cross-site' };

const block = (body: string, id: string) => {
  const [, json] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(body) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers });
  return {
    answer,
    text: /<p>(.*?)<\/p>/.exec(answer.body)?.[1],
    data: block(answer.body, 'page-data'),
    overlay: block(answer.body, 'inspect-data'),
    versions: [...answer.body.matchAll(/\/remotes\/catalog\/([\w.]+)\//g)].map(([, one]) => one),
  };
};

/** Follows the preview link of a version of the catalogue. @returns the cookie that it sets */
async function enter(version: string): Promise<string> {
  const { answer } = await page('/_inspect/versions/catalog', theShop);
  const link = answer.json().find((one: { version: string }) => one.version === version).preview;
  const headers = { ...theShop, 'sec-fetch-dest': 'document' };
  const entered = await app.inject({ url: `${link}?next=%2Fproducts%3Finspect`, headers });
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/products?inspect']);
  return String(entered.headers['set-cookie']).split(';')[0] ?? '';
}

const liveVersions = 'host 1.0.0, catalog 1.0.0';

beforeAll(() => {
  store = new InspectedStore();
  live = store.release('live', { host: '1.0.0', catalog: '1.0.0' });
  store.publish('catalog', '2.0.0');
});
afterAll(() => store.remove());

const close = async () => {
  await current.stop();
  await app.close();
};

describe('without the setting', () => {
  beforeAll(() => open(''));
  afterAll(close);

  it('?inspect is a parameter like any other, and there is nothing to ask', async () => {
    const { answer, text, overlay } = await page('/products?inspect=catalog@2.0.0', theShop);
    expect(text).toBe(liveVersions);
    expect(overlay).toBeUndefined();
    expect(answer.body).not.toContain('inspect.js');
    expect(answer.headers['cache-control']).toMatch(/^public/);
    const set = await app.inject({ url: `/releases/${live}+catalog@2.0.0.json`, headers: theShop });
    expect(set.statusCode).toBe(404);
    const versions = await page('/_inspect/versions/catalog', theShop);
    expect(versions.answer.headers['content-type']).toContain('text/html');
    expect(versions.text).toBe((await page('/nowhere')).text);
  });
});

describe('with the setting', () => {
  beforeAll(() => open('1'));
  afterAll(close);

  it('pages without ?inspect are as they were', async () => {
    const { answer, text, overlay } = await page('/products', theShop);
    expect(text).toBe(liveVersions);
    expect(overlay).toBeUndefined();
    expect(answer.headers['cache-control']).toMatch(/^public/);
  });

  it('a visitor who types ?inspect gets the overlay, checked by its hash; no cache keeps the page', async () => {
    const { answer, text, overlay } = await page('/products?inspect', typed);
    expect(text).toBe(liveVersions);
    expect(overlay).toEqual({
      release: live,
      versions: { host: '1.0.0', catalog: '1.0.0' },
      remotes: { catalog: expect.objectContaining({ version: '1.0.0' }) },
      manifests: {},
    });
    expect(answer.body).toContain(
      '<script defer src="/remotes/host/1.0.0/inspect.js" integrity="sha384-overlay"></script>',
    );
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'accept-encoding, cookie, sec-fetch-site',
      'x-robots-tag': 'noindex',
    });
  });

  it('a preview link of a version: HTML, data and scripts are of one set, for this browser only', async () => {
    const cookie = await enter('2.0.0');
    const { text, data, overlay, versions, answer } = await page('/products', { cookie });
    expect(text).toBe('host 1.0.0, catalog 2.0.0');
    expect(data.release.id).toBe(`${live}+catalog@2.0.0`);
    expect(data.release.remotes.catalog.version).toBe('2.0.0');
    expect(new Set(versions)).toEqual(new Set(['2.0.0']));
    expect(overlay).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain('Preview “catalog@2.0.0”');
    const inspected = await page('/products?inspect', { ...theShop, cookie });
    expect(inspected.overlay).toMatchObject({ preview: 'catalog@2.0.0' });
    expect((await page('/products')).text).toBe(liveVersions);
  });

  it('a tab of such a preview finds its set, and through it the version before', async () => {
    const url = `/releases/${live}+catalog@2.0.0.json`;
    const set = (await app.inject({ url, headers: theShop })).json();
    expect(set).toMatchObject({ parent: live, parts: { catalog: { version: '2.0.0' } } });
    expect((await app.inject({ url, headers: elsewhere })).statusCode).toBe(403);
    expect((await app.inject(`/releases/${live}.json`)).statusCode).toBe(200);
    for (const other of ['catalog@3.0.0', 'host@1.0.0', 'blog@1.0.0']) {
      const never = url.replace('catalog@2.0.0', other);
      expect((await app.inject({ url: never, headers: theShop })).statusCode).toBe(404);
    }
  });

  it('a link from elsewhere shows no one the overlay', async () => {
    const link = await page('/products?inspect', elsewhere);
    expect([link.text, link.overlay]).toEqual([liveVersions, undefined]);
    expect(link.answer.headers['cache-control']).toBe('private, no-store');
  });

  it('a version that is not what was published is not shown', async () => {
    const cookie = await enter('2.0.0');
    await current.stop();
    await app.close();
    await open('1');
    const file = path.join(store.folder, 'remotes/catalog/2.0.0/part.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"platform":"1', '"platform":"2'));
    const { answer } = await page('/products', { cookie });
    writeFileSync(file, text);
    expect(answer.body).not.toContain('catalog 2.0.0');
  });

  it('the published versions are listed for pages of the shop, the newest first', async () => {
    const url = '/_inspect/versions/catalog';
    const answer = await app.inject({ url, headers: theShop });
    expect(answer.json()).toEqual([
      {
        version: '2.0.0',
        at: '2026-11-03T00:00:00.000Z',
        isLive: false,
        preview: expect.stringMatching(/^\/_preview\/catalog@2\.0\.0\./),
      },
      expect.objectContaining({ version: '1.0.0', isLive: true }),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const headers of [typed, elsewhere, {}]) {
      expect((await app.inject({ url, headers })).statusCode).toBe(403);
    }
    for (const part of ['host', 'shoes', '..%2F..']) {
      const other = await app.inject({ url: `/_inspect/versions/${part}`, headers: theShop });
      expect(other.statusCode).toBe(404);
    }
  });

  it('of many published versions the latest twelve are listed, and the live one', async () => {
    for (let minor = 1; minor <= 13; minor += 1) store.publish('catalog', `3.${minor}.0`);
    const answer = await app.inject({ url: '/_inspect/versions/catalog', headers: theShop });
    const versions = answer.json().map((one: { version: string }) => one.version);
    expect(versions).toHaveLength(13);
    expect(versions.slice(0, 2)).toEqual(['3.13.0', '3.12.0']);
    expect(versions.at(-1)).toBe('1.0.0');
  });
});
