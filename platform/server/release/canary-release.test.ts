import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { Counts } from '../../release-set/canary';
import { createApp } from '../app';
import { sampleSettings } from '../testing/sample-site';
import { LiveRelease } from './live-release';
import { StoreOnDisk } from './testing/store-on-disk';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

interface Copy {
  app: FastifyInstance;
  live: LiveRelease;
}

let store: StoreOnDisk;
let said: string[];
let copies: Copy[];

/** A copy of the storefront server over the store. */
async function open(env: NodeJS.ProcessEnv = {}): Promise<Copy> {
  const own = { STORE_DIR: store.folder, API_URL: 'http://127.0.0.1:9', RENDER_THREADS: '1' };
  const settings = sampleSettings({ ...own, ...env });
  const live = new LiveRelease(settings, (line) => said.push(line));
  await live.start();
  const copy = { live, app: createApp(settings, live) };
  copies.push(copy);
  return copy;
}

/** @param share of the visitors gets catalog 2.0.0; missing: there is no share */
function shareWith(share?: number, versions = { host: '1.0.0', catalog: '2.0.0' }): void {
  const release = store.release('canary', versions);
  const canary = { id: 1, app: 'catalog', version: '2.0.0', control: '1.0.0', share };
  const since = '2026-11-26T09:00:00.000Z';
  const state = { release, previous: null, move: 1, withdrawn: [], ...(share && { canary }) };
  writeFileSync(
    path.join(store.folder, 'channels/canary.json'),
    JSON.stringify({ ...state, ...(share && { canary: { ...canary, since } }) }),
  );
}

const page = async ({ app }: Copy, cookie = '', accept = 'text/html,*/*;q=0.8') => {
  const answer = await app.inject({ url: '/products', headers: { cookie, accept } });
  const { body, headers, statusCode } = answer;
  const [, report] = /<script>(\(b=>.*?)<\/script><\/body>/.exec(body) ?? [];
  return { body, headers, statusCode, report, text: /<p>(.*?)<\/p>/.exec(body)?.[1] };
};
const tell = ({ app }: Copy, payload: string) =>
  app.inject({
    method: 'POST',
    url: '/failure',
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });

const inCanary = 'visitor-number=9';
const inControl = 'visitor-number=10';

beforeEach(async () => {
  store = new StoreOnDisk();
  said = [];
  copies = [];
  store.release('live', { host: '1.0.0', catalog: '1.0.0' });
});
afterEach(async () => {
  for (const { app, live } of copies) {
    await live.stop();
    await app.close();
  }
  store.remove();
});

describe('while a share of the visitors gets another release', () => {
  it('a visitor gets it by a number below the share, page, data and channel of one release', async () => {
    shareWith(10);
    const copy = await open();
    expect((await page(copy, inCanary)).text).toBe('host 1.0.0, catalog 2.0.0');
    expect((await page(copy, inControl)).text).toBe('host 1.0.0, catalog 1.0.0');
    const { headers, body } = await page(copy, inCanary);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
    expect(body).toContain('/remotes/catalog/2.0.0/');
    const release = async (cookie: string) =>
      (await copy.app.inject({ url: '/channels/current.json', headers: { cookie } })).json()
        .release;
    expect(body).toContain(`"release":{"id":"${await release(inCanary)}"`);
    expect(await release(inControl)).toBe(copy.live.get().set.id);
  });

  it('a first visit draws the number, which is all the cookie holds; later ones stay as they are', async () => {
    shareWith(50);
    const copy = await open({ SITE_URL: 'https://library.example' });
    const drawn = new Set<string>();
    for (let visit = 0; visit < 40; visit += 1) {
      const { headers, text } = await page(copy);
      const [, number = ''] =
        /^visitor-number=(\d{1,2}); Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/.exec(
          String(headers['set-cookie']),
        ) ?? [];
      drawn.add(number);
      expect(text).toBe(`host 1.0.0, catalog ${Number(number) < 50 ? '2.0.0' : '1.0.0'}`);
    }
    expect(drawn.size).toBeGreaterThan(10);
    expect((await page(copy, inCanary)).headers['set-cookie']).toBeUndefined();
  });

  it.each(['visitor-number=100', 'visitor-number=-1', 'visitor-number=1x', 'visitor-number='])(
    'a cookie with anything else is none: %s',
    async (cookie) => {
      shareWith(1);
      expect((await page(await open(), cookie)).headers['set-cookie']).toMatch(/^visitor-number=/);
    },
  );

  it('a program that asks for no HTML gets what is live, and no number', async () => {
    shareWith(99);
    const { text, headers } = await page(await open(), '', '*/*');
    expect([text, headers['set-cookie']]).toEqual(['host 1.0.0, catalog 1.0.0', undefined]);
  });

  it('a preview goes first, and is not counted', async () => {
    shareWith(10);
    store.release('team', { host: '1.0.0', catalog: '3.0.0' });
    const copy = await open();
    const claim = store.claim('team', Date.now() + 60_000);
    const { text, headers } = await page(copy, `${inCanary}; shop-preview=${claim}`);
    expect(text).toBe('host 1.0.0, catalog 3.0.0');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('both arms report that they came alive, by a script that the policy knows', async () => {
    shareWith(10);
    const copy = await open();
    const own = await page(copy, inCanary);
    const other = await page(copy, inControl);
    expect(own.report).toContain('alive catalog 2.0.0 ');
    expect(other.report).toContain('alive catalog 1.0.0 ');
    for (const { report = '', headers } of [own, other]) {
      const hash = createHash('sha256').update(report).digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'self'`);
      expect(report.length).toBeLessThan(220);
    }
  });

  it('the report is sent once, when the boot script gives over', () => {
    shareWith(10);
    return open()
      .then((copy) => page(copy, inCanary))
      .then(({ report = '' }) => {
        const sent: string[] = [];
        const booting = { replay: jest.fn() };
        const run = new Function('window', 'navigator', 'performance', report);
        const sendBeacon = (_url: string, text: string) => sent.push(text);
        run({ shopBooting: booting }, { sendBeacon }, { now: () => 900.4 });
        booting.replay();
        booting.replay();
        expect(sent).toEqual(['alive catalog 2.0.0 900']);
        run({}, { sendBeacon }, { now: () => 1 });
      });
  });

  it('what was taken back before, and is tried again, sends none of its visitors away', async () => {
    store.release('live', { host: '1.0.0', catalog: '1.0.0' }, [], ['catalog@2.0.0', 'blog@9.0.0']);
    shareWith(10);
    const copy = await open();
    const withdrawn = async (cookie: string) =>
      (await copy.app.inject({ url: '/channels/current.json', headers: { cookie } })).json()
        .withdrawnVersions;
    expect(await withdrawn(inCanary)).toEqual(['blog@9.0.0']);
    expect(await withdrawn(inControl)).toEqual(['catalog@2.0.0', 'blog@9.0.0']);
  });
});

describe('without a share', () => {
  it('no cookie is set, and pages are as they always were', async () => {
    const copy = await open();
    const { headers, report, text } = await page(copy, inCanary);
    expect([text, report]).toEqual(['host 1.0.0, catalog 1.0.0', undefined]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('begins and ends within a second, with no restart', async () => {
    const copy = await open();
    shareWith(10);
    await copy.live.follow();
    expect((await page(copy, inCanary)).text).toBe('host 1.0.0, catalog 2.0.0');
    shareWith(5);
    await copy.live.follow();
    expect((await page(copy, inCanary)).text).toBe('host 1.0.0, catalog 1.0.0');
    shareWith();
    await copy.live.follow();
    expect((await page(copy, 'visitor-number=1')).report).toBeUndefined();
  });

  it('a release that does not run is not shown', async () => {
    store.breaks('2.0.0', { load: 'throw new Error("no")' });
    shareWith(99);
    const copy = await open();
    expect((await page(copy, inCanary)).text).toBe('host 1.0.0, catalog 1.0.0');
    expect(said).toContainEqual(
      expect.stringMatching(/^no visitor gets catalog@2.0.0, its release was refused: /),
    );
  });

  it('a storefront of another channel has no part in it', async () => {
    shareWith(99);
    store.release('team', { host: '1.0.0', catalog: '3.0.0' });
    const copy = await open({ CHANNEL: 'team' });
    expect((await page(copy, inCanary)).text).toBe('host 1.0.0, catalog 3.0.0');
  });
});

describe('what is counted', () => {
  const files = () => readdirSync(path.join(store.folder, 'counts/1'));
  const counts = (): Counts[] =>
    files().map((file) =>
      JSON.parse(readFileSync(path.join(store.folder, 'counts/1', file), 'utf8')),
    );

  it('are pages, and failures of the two versions, in a file of each copy', async () => {
    shareWith(10);
    const [one, two] = [await open(), await open()];
    for (const cookie of [inCanary, inControl, inControl]) await page(one, cookie);
    await page(two, inCanary);
    await one.app.inject({ url: '/products/feed.xml', headers: { cookie: inCanary } });
    await one.app.inject({ method: 'HEAD', url: '/products', headers: { cookie: inCanary } });
    for (const text of ['draw catalog 2.0.0', 'load catalog 1.0.0', 'previous catalog 2.0.0'])
      await tell(one, text);
    await tell(one, 'draw host 1.0.0');
    await one.live.canary.counts.write();
    await two.live.canary.counts.write();
    expect(counts()).toEqual(
      expect.arrayContaining([
        {
          canary: expect.objectContaining({ pages: 1, draw: 1, load: 0 }),
          control: expect.objectContaining({ pages: 2, draw: 0, load: 1 }),
        },
        expect.objectContaining({ canary: expect.objectContaining({ pages: 1, draw: 0 }) }),
      ]),
    );
    expect(files()).toHaveLength(2);
  });

  it('is every page that the version could not render, also one from the cache', async () => {
    store.breaks('2.0.0', { draw: 'throw new Error("no")' });
    shareWith(10);
    const copy = await open();
    for (let visit = 0; visit < 3; visit += 1) await page(copy, inCanary);
    await copy.live.canary.counts.write();
    expect(counts()[0]?.canary).toMatchObject({ pages: 3, server: 3 });
  });

  it('is no page of a program that asks for no HTML, and no more than 600 a minute of one address', async () => {
    shareWith(10);
    const copy = await open();
    for (let visit = 0; visit < 3; visit += 1) await page(copy, inCanary, '*/*');
    for (let visit = 0; visit < 605; visit += 1) await page(copy, inCanary);
    await copy.live.canary.counts.write();
    expect(counts()[0]?.canary).toMatchObject({ pages: 600 });
  });

  it('is a page as silent that does not come alive within eight seconds', async () => {
    shareWith(10);
    const copy = await open();
    for (let visit = 0; visit < 3; visit += 1) await page(copy, inCanary);
    await tell(copy, 'alive catalog 2.0.0 900');
    await tell(copy, 'alive catalog 2.0.0 8100');
    await copy.live.canary.counts.write();
    expect(counts()[0]?.canary).toMatchObject({ pages: 3, settled: 0, alive: 0 });
    await copy.live.canary.counts.write(Date.now() + 12_000);
    expect(counts()[0]?.canary).toMatchObject({ pages: 3, settled: 3, alive: 1 });
  });

  it('goes to the release server where the store may not be written', async () => {
    shareWith(10);
    const received: unknown[] = [];
    const releases = fastify();
    releases.post('/counts', async ({ body }) => received.push(body));
    const RELEASE_URL = await releases.listen({ port: 0, host: '127.0.0.1' });
    const copy = await open({ RELEASE_URL });
    // A mode would not stop root.
    writeFileSync(path.join(store.folder, 'counts'), 'no folder');
    await page(copy, inCanary);
    await copy.live.canary.counts.write();
    await releases.close();
    expect(received).toEqual([
      {
        id: 1,
        copy: expect.stringMatching(/^[\w-]{10,120}$/),
        counts: expect.objectContaining({ canary: expect.objectContaining({ pages: 1 }) }),
      },
    ]);
    rmSync(path.join(store.folder, 'counts'));
    await page(copy, inCanary);
    await copy.live.canary.counts.write();
    expect(counts()[0]?.canary.pages).toBe(2);
  });

  it('is tried again where it cannot be stored, and the log says so once', async () => {
    shareWith(10);
    const copy = await open();
    writeFileSync(path.join(store.folder, 'counts'), 'no folder');
    await page(copy, inCanary);
    await copy.live.canary.counts.write();
    await copy.live.canary.counts.write();
    expect(said.filter((line) => line.startsWith('counts cannot be stored: '))).toHaveLength(1);
    rmSync(path.join(store.folder, 'counts'));
    await copy.live.canary.counts.write();
    expect(counts()[0]?.canary.pages).toBe(1);
  });
});
