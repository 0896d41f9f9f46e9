import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StoreReader } from '../../release-set/store-reader';
import { createApp } from '../app';
import { sampleSettings } from '../testing/sample-site';
import { LiveRelease } from './live-release';
import { StoreOnDisk } from './testing/store-on-disk';

let store: StoreOnDisk;
let said: string[];
let failed: unknown[][];
let current: LiveRelease;
let app: FastifyInstance;

/** A storefront server over the store. */
async function open(CHANNEL = ''): Promise<void> {
  const settings = sampleSettings({
    STORE_DIR: store.folder,
    API_URL: 'http://127.0.0.1:9',
    RENDER_THREADS: '1',
    CHANNEL,
  });
  current = new LiveRelease(
    settings,
    (line) => said.push(line),
    (...what) => failed.push(what),
  );
  await current.start();
  app = createApp(settings, current);
}

/** The server looks at the channel each second; the tests do not wait for that. */
const aSecondLater = () => current.follow();

const page = async (cookie = '') => {
  const answer = await app.inject({ url: '/products', headers: { cookie } });
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(answer.body) ?? [];
  return {
    answer,
    text: /<p>(.*?)<\/p>/.exec(answer.body)?.[1],
    data: JSON.parse(data),
    scripts: [...answer.body.matchAll(/\/remotes\/\w+\/([\w.]+)\//g)].map(([, one]) => one),
  };
};

const changeByte = (file: string) => {
  const bytes = readFileSync(path.join(store.folder, file));
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path.join(store.folder, file), bytes);
};

beforeEach(() => {
  process.env.npm_lifecycle_event = 'start';
  store = new StoreOnDisk();
  said = [];
  failed = [];
});
afterEach(async () => {
  await current.stop();
  await app?.close();
  store.remove();
});

it.each([
  ['live', 'npm run build'],
  ['team', 'npm run release -- promote APP@VERSION --channel team'],
])('without a release on the channel %s it is said what makes one', async (channel, command) => {
  await expect(open(channel)).rejects.toThrow(`; ${command} makes one`);
});

it('a store that goes away is said once, and when it is back', async () => {
  const id = store.release('live', { host: '1.0.0', catalog: '1.0.0' });
  await open();
  said.length = 0;
  const elsewhere = `${store.folder}-elsewhere`;
  renameSync(store.folder, elsewhere);
  await aSecondLater();
  await aSecondLater();
  const lost = `the release store cannot be read, release ${id} stays: there is none in ${store.folder}`;
  expect(said).toEqual([lost]);
  renameSync(elsewhere, store.folder);
  await aSecondLater();
  const back = 'the release store can be read again';
  expect(said).toEqual([lost, back]);

  const reads = jest.spyOn(StoreReader.prototype, 'readChannel');
  reads.mockRejectedValue(new Error('ESTALE: stale file handle'));
  await aSecondLater();
  reads.mockRestore();
  expect(current.isRefused()).toBe(false);
  expect(said.at(-1)).toBe(
    `the release store cannot be read, release ${id} stays: ESTALE: stale file handle`,
  );
});

describe('a new release', () => {
  it('is read again by whoever knows of it while the release before is read', async () => {
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    const before = await new StoreReader(store.folder).readChannel('live');
    const reads = jest.spyOn(StoreReader.prototype, 'readChannel').mockResolvedValueOnce(before);
    const underWay = current.follow();
    await Promise.resolve();
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await current.follow();
    expect((await page()).text).toBe('host 1.0.0, catalog 2.0.0');
    await underWay;
    reads.mockRestore();
  });

  it('is what the next visitor gets, with no restart; page, data and scripts are of one set', async () => {
    const first = store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    expect((await page()).data.release.id).toBe(first);

    const second = store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await aSecondLater();

    const { text, data, scripts } = await page();
    expect(text).toBe('host 1.0.0, catalog 2.0.0');
    expect(data.release.id).toBe(second);
    expect(data.release.remotes.catalog.version).toBe('2.0.0');
    expect(scripts).not.toContain('catalog 1.0.0');
    expect(said).toEqual([`release ${first} is live`, `release ${second} is live`]);
  });

  it('has rendered the pages that visitors asked for last before it is live', async () => {
    const rendered = path.join(store.folder, 'rendered');
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    await page();
    const draw = `require('node:fs').appendFileSync(${JSON.stringify(rendered)}, url + ' ');`;
    store.breaks('2.0.0', { draw });
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await aSecondLater();
    expect(readFileSync(rendered, 'utf8')).toContain('/products');
    expect((await page()).text).toBe('host 1.0.0, catalog 2.0.0');
  });

  it('keeps the files of the one before, for tabs that are on it', async () => {
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await aSecondLater();
    for (const version of ['1.0.0', '2.0.0']) {
      const answer = await app.inject(`/remotes/catalog/${version}/remoteEntry.js`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });
});

describe('a release that a promote is checking', () => {
  const rendered = () => {
    const file = path.join(store.folder, 'rendered');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const hasRendered = async () => {
    for (let tries = 0; tries < 1_000 && !rendered().includes('/products'); tries += 1) {
      await pause(20);
    }
  };
  beforeEach(async () => {
    const first = { host: '1.0.0', catalog: '1.0.0' };
    store.release('live', first);
    await open();
    // A page that a visitor has asked for is rendered before the next release is live.
    await page();
    const file = JSON.stringify(path.join(store.folder, 'rendered'));
    const note = (text: string) => `require('node:fs').appendFileSync(${file}, ${text});`;
    store.breaks('2.0.0', { draw: note("url + ' '"), load: note("'loaded '") });
  });
  /** Calls when a load in advance begins. */
  const countLoads = () => {
    const begun = jest.fn();
    current.context.holdPromotes = (load) => {
      begun();
      return load();
    };
    return begun;
  };
  const next = { host: '1.0.0', catalog: '2.0.0' };

  it('is loaded and has rendered pages before the channel moves to it', async () => {
    store.preload(next);
    await aSecondLater();
    await hasRendered();
    expect((await page()).text).toBe('host 1.0.0, catalog 1.0.0');

    store.release('live', next);
    // Nothing reads it again.
    rmSync(path.join(store.folder, 'remotes/catalog/2.0.0/server.js'));
    await aSecondLater();
    expect((await page()).text).toBe('host 1.0.0, catalog 2.0.0');
  });

  it('is waited for when the channel moves before it has loaded', async () => {
    store.preload(next);
    await aSecondLater();
    store.release('live', next);
    await aSecondLater();
    expect((await page()).text).toBe('host 1.0.0, catalog 2.0.0');
    expect(rendered().split('loaded ')).toHaveLength(2);
  });

  it('stays out of sight when it is refused, and another is promoted', async () => {
    store.breaks('3.0.0', { load: 'throw new Error("no bags");' });
    const refused = new Promise<string>((done) => {
      current.context.holdPromotes = (load) => {
        const loading = load();
        loading.catch((error: Error) => done(error.message));
        return loading;
      };
    });
    store.preload({ host: '1.0.0', catalog: '3.0.0' });
    await aSecondLater();
    expect(await refused).toContain('no bags');
    expect((await page()).text).toBe('host 1.0.0, catalog 1.0.0');
    store.preload(next);
    store.release('live', next);
    await aSecondLater();
    expect((await page()).text).toBe('host 1.0.0, catalog 2.0.0');
    expect(said.filter((line) => line.includes('was refused'))).toEqual([]);
    expect(failed).toEqual([]);
  });

  it('has promotes wait for it', async () => {
    const loaded: unknown[] = [];
    current.context.holdPromotes = async (load) => {
      const release = await load();
      loaded.push((release as { set: { parts: object } }).set.parts);
      return release;
    };
    store.preload(next);
    await aSecondLater();
    await hasRendered();
    for (let tries = 0; tries < 500 && loaded.length === 0; tries += 1) await pause(20);
    expect(loaded).toEqual([expect.objectContaining({ catalog: expect.anything() })]);
  });

  it('is not loaded again after it was taken back', async () => {
    store.preload(next);
    store.release('live', next);
    await aSecondLater();
    expect((await page()).text).toBe('host 1.0.0, catalog 2.0.0');
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await current.stop();
    await app.close();
    await open();
    const begun = countLoads();
    await aSecondLater();
    expect(begun).not.toHaveBeenCalled();
  });

  it('is not loaded after its three minutes, nor while a version of it is not here yet', async () => {
    const begun = countLoads();
    store.preload(next, new Date(Date.now() - 181_000));
    await aSecondLater();
    expect(begun).not.toHaveBeenCalled();
    const at = new Date();
    store.preload(next, at);
    rmSync(path.join(store.folder, 'remotes/catalog/2.0.0'), { recursive: true });
    await aSecondLater();
    expect(begun).not.toHaveBeenCalled();
    store.preload(next, at);
    await aSecondLater();
    expect(begun).toHaveBeenCalledTimes(1);
  });
});

describe('a changed byte', () => {
  it.each([
    [
      'a remote’s server bundle',
      'remotes/catalog/2.0.0/server.js',
      'is not the file that was published',
    ],
    [
      'the host’s server bundle',
      'remotes/host/2.0.0/server.js',
      'is not the file that was published',
    ],
  ])('in %s keeps the release before in place', async (_what, file, reason) => {
    const first = store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    store.release('live', { host: '2.0.0', catalog: '2.0.0' });
    changeByte(file);
    await aSecondLater();
    expect(said.at(-1)).toMatch(new RegExp(`^the new release was refused, .*: .*${reason}$`));
    expect((await page()).data.release.id).toBe(first);
  });

  it('in the set file keeps the release before in place', async () => {
    const first = store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    await open();
    const second = store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    const file = path.join(store.folder, `releases/${second}.json`);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        '"catalog","version":"2.0.0"',
        '"catalog","version":"1.0.0"',
      ),
    );
    await aSecondLater();
    expect(said.at(-1)).toMatch(/was refused, .* is not what was released$/);
    expect((await page()).data.release.id).toBe(first);
  });

  it('in a remote’s server bundle of the only release leaves its pages to the browser', async () => {
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    changeByte('remotes/catalog/1.0.0/server.js');
    await open();
    const { answer, text } = await page();
    expect([answer.statusCode, text]).toEqual([503, undefined]);
    expect(answer.body).toContain('<div id="root"></div>');
  });
});

describe('a tab', () => {
  const ask = (headers = {}) => app.inject({ url: '/channels/current.json', headers });

  it('can ask which release is live and which were withdrawn, and again by ETag', async () => {
    const bad = store.release('live', { host: '1.0.0', catalog: '2.0.0' });
    await open();
    expect((await ask()).json()).toEqual({ release: bad, withdrawn: [] });
    const good = store.release('live', { host: '1.0.0', catalog: '1.0.0' }, [bad]);
    await aSecondLater();

    const answer = await ask();
    expect(answer.json()).toEqual({ release: good, withdrawn: [bad] });
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await ask({ 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a preview', () => {
  let team: string;
  const week = 7 * 24 * 60 * 60 * 1000;
  const typed = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  const pressed = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
  const enter = async (claim: string) => {
    const answer = await app.inject({ url: `/_preview/${claim}`, headers: typed });
    return { answer, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
  };

  beforeEach(async () => {
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    team = store.release('team', { host: '2.0.0', catalog: '2.0.0' });
    await open();
  });

  it('is for who opened its link; everybody else sees what is live', async () => {
    const { answer, cookie } = await enter(store.claim('team', Date.now() + week));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.headers['set-cookie']).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d{6}$/,
    );

    expect((await page(cookie)).text).toBe('host 2.0.0, catalog 2.0.0');
    expect((await page()).text).toBe('host 1.0.0, catalog 1.0.0');
  });

  it('is stored by no cache, is listed nowhere, says what it is, and can be left', async () => {
    const { cookie } = await enter(store.claim('team', Date.now() + week));
    const { answer } = await page(cookie);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      'x-robots-tag': 'noindex',
    });
    expect(answer.body).toContain('Preview “team”');
    expect(answer.body).toContain('<a href="/_preview/leave"');
    expect((await page()).answer.body).not.toContain('preview-bar');
    expect((await page()).answer.headers['cache-control']).toMatch(/^public/);

    const left = await app.inject({ url: '/_preview/leave', headers: pressed });
    expect(left.headers['set-cookie']).toMatch(/^shop-preview=; .*Max-Age=0$/);
  });

  describe('whose address is meant for another place', () => {
    it.each<[string, Record<string, string>]>([
      ['a picture of a post', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
      ['a link of another site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }],
      ['a page that a browser fetches ahead', { ...pressed, 'sec-purpose': 'prefetch' }],
      ['a browser that tells nothing', {}],
    ])('%s enters and leaves nothing; a page asks first', async (_what, headers) => {
      for (const path of ['leave', store.claim('team', Date.now() + week)]) {
        const answer = await app.inject({ url: `/_preview/${path}`, headers });
        expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
        expect(answer.body).toContain('<form method="post">');
        // Not every site is a shop.
        expect(answer.body).toContain('A preview is how the site looks');
      }
    });

    it('the page that asks does it, by a form of the shop and of no other site', async () => {
      const post = (path: string, headers: Record<string, string>) =>
        app.inject({
          method: 'POST',
          url: `/_preview/${path}`,
          headers: {
            ...headers,
            'content-type': 'application/x-www-form-urlencoded',
            host: 'shop',
          },
        });
      const claim = store.claim('team', Date.now() + week);
      for (const path of ['leave', claim]) {
        const own = await post(path, { origin: 'http://shop' });
        expect([own.statusCode, own.headers['set-cookie']]).toEqual([
          303,
          expect.stringContaining('shop-preview='),
        ]);
        const foreign = await post(path, { origin: 'http://elsewhere' });
        expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
      }
    });
  });

  it.each([
    ['/products', '/products'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example/', '/'],
  ])('opens with the page that its link names: %s', async (next, location) => {
    const claim = store.claim('team', Date.now() + week);
    const url = `/_preview/${claim}?next=${encodeURIComponent(next)}`;
    const answer = await app.inject({ url, headers: typed });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  it('says that its version failed, and what it shows in its place', async () => {
    store.breaks('3.0.0', { draw: 'throw new Error("no bags");' });
    store.release('live', { host: '1.0.0', catalog: '1.0.0' });
    store.release('broken', { host: '1.0.0', catalog: '3.0.0' });
    const { cookie } = await enter(store.claim('broken', Date.now() + week));
    const { answer, text } = await page(cookie);
    expect(text).toBe('host 1.0.0, catalog 1.0.0');
    const words = 'catalog@3.0.0 failed, this is catalog@1.0.0';
    expect(answer.body).toContain(`Preview “broken”: ${words}`);
    expect(answer.headers['x-preview-failure']).toBe(words);
    expect((await page()).answer.headers).not.toHaveProperty('x-preview-failure');
  });

  it('is opened by links of the key that the store has now', async () => {
    const [before, after] = ['a key', 'another key'].map((key) =>
      store.claim('team', Date.now() + week, key),
    );
    expect((await enter(before ?? '')).answer.statusCode).toBe(303);
    writeFileSync(path.join(store.folder, 'keys/preview'), 'another key');
    const now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now + 1_100);
    const answers = [await enter(after ?? ''), await enter(before ?? '')];
    jest.restoreAllMocks();
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual([303, 410]);
  });

  it.each([
    ['release', () => rmSync(path.join(store.folder, `releases/${team}.json`))],
    ['channel', () => writeFileSync(path.join(store.folder, 'channels/team.json'), '{')],
    ['host', () => changeByte('remotes/host/2.0.0/boot.js')],
  ])('whose %s cannot be read shows what is live, and says so', async (_what, damage) => {
    damage();
    said.length = 0;
    const cookie = `shop-preview=${store.claim('team', Date.now() + week)}`;
    const { answer, text } = await page(cookie);
    expect([answer.statusCode, text]).toEqual([200, 'host 1.0.0, catalog 1.0.0']);
    expect(answer.body).toContain('Preview “team”: it cannot be shown, this is what is live');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(said).toEqual([expect.stringMatching(/^the preview team cannot be shown: /)]);
  });

  it('tells its tabs of its own channel', async () => {
    const { cookie } = await enter(store.claim('team', Date.now() + week));
    const ask = (headers = {}) => app.inject({ url: '/channels/current.json', headers });
    expect((await ask({ cookie })).json()).not.toEqual((await ask()).json());
  });

  it.each([
    ['that has no valid signature', () => store.claim('team', Date.now() + week, 'another key')],
    ['whose time is over', () => store.claim('team', Date.now() - 1)],
    ['for another channel', () => store.claim('team', Date.now() + week).replace('team', 'live')],
    ['that is none', () => 'team'],
  ])('cannot be entered by a link %s', async (_what, claim) => {
    const { answer } = await enter(claim());
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('its time is over');
    expect((await page(`shop-preview=${claim()}`)).text).toBe('host 1.0.0, catalog 1.0.0');
  });
});
