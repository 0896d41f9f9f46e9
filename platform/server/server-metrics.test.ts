import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Metrics } from '../observe';
import type { Canary } from '../release-set/canary';
import { createApp } from './app';
import { LiveRelease } from './release/live-release';
import type { ReleaseRenderer } from './release/release-renderer';
import { StoreOnDisk } from './release/testing/store-on-disk';
import { routeClass, watchReleases } from './server-metrics';
import { sampleSettings } from './testing/sample-site';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

let store: StoreOnDisk;
let live: LiveRelease;
let app: FastifyInstance;
let metrics: Metrics;

beforeAll(async () => {
  store = new StoreOnDisk();
  store.breaks('2.0.0', { draw: `if (/broken/.test(url)) throw new Error('broken')` });
  store.release('live', { host: '1.0.0', catalog: '2.0.0' });
  const settings = sampleSettings({ STORE_DIR: store.folder, API_URL: 'http://127.0.0.1:9' });
  live = new LiveRelease(settings, () => undefined);
  metrics = await Metrics.open('storefront');
  watchReleases(metrics, live);
  app = createApp(settings, live);
  metrics.requests(app, routeClass);
  await live.start();
});
afterAll(async () => {
  await live.stop();
  await app.close();
  store.remove();
});

/** Values by name and labels, as Prometheus reads them. */
const read = async () =>
  new Map(
    (await metrics.text())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );
const visit = async (...urls: string[]) => {
  for (const url of urls) await app.inject({ url, headers: { accept: 'text/html' } });
};

it('knows the API, and 0 failures of each version that is shown, before anybody comes', async () => {
  const all = await read();
  expect(all.get('storefront_api_down')).toBe(1);
  for (const [app, version] of [
    ['host', '1.0.0'],
    ['catalog', '2.0.0'],
  ]) {
    for (const kind of ['server', 'page', 'load', 'draw', 'previous']) {
      const labels = `app="${app}",version="${version}",kind="${kind}"`;
      expect(all.get(`storefront_version_failures_total{${labels}}`)).toBe(0);
    }
  }
});

it('shows the worse circuit of a version that live release and canary share', async () => {
  const blog = { app: 'blog', version: '1.0.0' };
  const other: ReleaseRenderer = Object.create(live.get(), {
    circuits: { value: () => [{ ...blog, isOpen: false, pages: 1 }] },
  });
  const mocks = [
    jest.spyOn(live.get(), 'circuits').mockReturnValue([{ ...blog, isOpen: true, pages: 3 }]),
    jest.spyOn(live.canary, 'get').mockReturnValue({
      release: other,
      canary: { ...blog, share: 5 } as Canary,
    }),
  ];
  const labels = 'app="blog",version="1.0.0"';
  const all = await read();
  expect(all.get(`storefront_circuit_open{${labels}}`)).toBe(1);
  expect(all.get(`storefront_circuit_pages{${labels}}`)).toBe(3);
  for (const mock of mocks) mock.mockRestore();
});

it('counts requests by the kind of their address and the status', async () => {
  await visit('/about', '/about', '/api/auth/books/', '/remotes/nope.js', '/robots.txt');
  const all = await read();
  const requests = (route: string, status: number) =>
    all.get(`storefront_request_seconds_count{route="${route}",status="${status}"}`);
  expect(requests('page', 200)).toBe(2);
  expect(requests('api', 503)).toBe(1);
  expect(requests('remotes', 404)).toBe(1);
  expect(requests('other', 200)).toBe(1);
  expect(all.get('storefront_api_down')).toBe(1);
  expect(all.get('storefront_cache_requests_total{cache="pages",result="hit"}')).toBe(1);
  expect(all.get('storefront_cache_entries{cache="pages"}')).toBeGreaterThan(0);
});

it('counts renderings and failures of a version', async () => {
  await visit('/products/broken', '/products/whole');
  const all = await read();
  const labels = 'app="catalog",version="2.0.0"';
  expect(all.get(`storefront_render_seconds_count{${labels},kind="page"}`)).toBe(2);
  expect(all.get(`storefront_version_failures_total{${labels},kind="server"}`)).toBe(1);
  expect(all.get(`storefront_circuit_open{${labels}}`)).toBe(0);
  expect(all.get('storefront_render_tasks{state="workers"}')).toBeGreaterThan(0);
  expect(all.get(`storefront_release{release="${live.get().set.id}"}`)).toBe(1);
});

it('a thousand addresses make no new series, and leave nothing of themselves', async () => {
  const kinds = [
    (id: number) => `/products/asha-${id}?email=asha@example.com`,
    (id: number) => `/remotes/asha/${id}.js`,
    (id: number) => `/embed/v1/asha${id}/Widget?token=secret-${id}`,
    (id: number) => `/asha/${id}`,
  ];
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => kinds[at % 4]?.(from + at) ?? '');
  await visit(...some(0, 8));
  const before = [...(await read()).keys()];
  await visit(...some(8, 1_000));
  const after = [...(await read()).keys()];
  // Node names what is open at the moment.
  const own = (names: string[]) => names.filter((name) => name.startsWith('storefront_')).sort();
  expect(own(after)).toEqual(own(before));
  expect(after.join('\n')).not.toMatch(/asha|secret|@/);
});

it('forgets the versions seen longest ago', async () => {
  for (let at = 0; at < 200; at += 1) {
    live.context.failed('blog', `1.0.${at}`, 'load');
    live.context.rendered?.({ name: 'blog', version: `1.0.${at}` }, 'page', 20);
  }
  const blog = [...(await read()).keys()].filter((name) => name.includes('app="blog"'));
  expect(new Set(blog.map((name) => /version="(.*?)"/.exec(name)?.[1])).size).toBe(40);
  expect(blog.join()).toContain('version="1.0.199"');
});

it('docs/observability.md lists each metric with its labels, and no other', async () => {
  const docs = readFileSync(path.join(__dirname, '../../docs/observability.md'), 'utf8');
  const table = [...docs.matchAll(/^\| `(storefront_\w+)` \| (.*?)\|/gm)].map(
    ([, name, labels = '']) => [name, ...(labels.match(/\w+/g) ?? [])].join(' '),
  );
  const printed = [...(await metrics.text()).matchAll(/^# TYPE (storefront_\w+)/gm)];
  expect(table.map((row) => row.split(' ')[0]).sort()).toEqual(
    printed.map(([, name]) => name).sort(),
  );
  for (const row of table) {
    const [name = '', ...labels] = row.split(' ');
    const samples = [...(await read()).keys()].filter((key) => key.startsWith(`${name}`));
    const used = samples.flatMap((key) => [...key.matchAll(/(\w+)="/g)].map(([, label]) => label));
    // A canary has none to count here.
    if (used.length > 0)
      expect([...new Set(used)].filter((one) => one !== 'le').sort()).toEqual([...labels].sort());
  }
});

it('answers /metrics alone on its own port, and says when that is taken', async () => {
  const said: string[] = [];
  const place = { port: 0, host: '127.0.0.1' };
  const { address = '', close } = await metrics.serve(place, (line) => said.push(line));
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await app.inject('/metrics')).headers['content-type']).toContain('text/html');
  const taken = await metrics.serve({ ...place, port: Number(new URL(address).port) }, (line) =>
    said.push(line),
  );
  expect(taken.address).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('no metrics: listen EADDRINUSE')]);
  close();
});

it('a copy whose store is away says so, and goes on', async () => {
  const ready = async () => (await app.inject('/readyz')).json();
  await live.follow();
  expect((await ready()).notReady).toEqual(['api']);
  const { readChannel } = (await import('../release-set/store-reader')).StoreReader.prototype;
  const { StoreReader } = await import('../release-set/store-reader');
  StoreReader.prototype.readChannel = async () => {
    throw new Error('ESTALE');
  };
  await live.follow();
  expect((await ready()).notReady).toEqual(['api', 'store']);
  expect((await read()).get('storefront_store_down')).toBe(1);
  expect((await app.inject('/about')).statusCode).toBe(200);
  StoreReader.prototype.readChannel = readChannel;
  await live.follow();
  expect((await read()).get('storefront_store_down')).toBe(0);
  live.context.isSharedStoreAway = () => true;
  expect((await read()).get('storefront_store_down')).toBe(1);
  expect(await ready()).toEqual({ status: 'not ready', notReady: ['api'], away: ['store'] });
  live.context.isSharedStoreAway = () => false;
  expect(await ready()).toEqual({ status: 'not ready', notReady: ['api'] });
});

it('says that the API answers again, also when no visitor needs it', async () => {
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 2_000);
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  expect((await read()).get('storefront_api_down')).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
  clock.mockRestore();
});

it('the library is loaded with the first metrics, and not by a server without them', () => {
  const platform = path.join(__dirname, '..');
  const program = `
    import { createRequire } from 'node:module';
    import { loadTypeScript } from '${platform}/build/load-typescript.mjs';
    const { cache } = createRequire('${platform}/server/start.ts');
    const isLoaded = () => Object.keys(cache).some((file) => file.includes('prom-client'));
    await loadTypeScript('${platform}/server/start.ts');
    const { Metrics } = await loadTypeScript('${platform}/observe/index.ts');
    console.log(isLoaded());
    await Metrics.open('storefront');
    console.log(isLoaded());
    process.exit(0);`;
  const args = ['--input-type=module', '-e', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([stdout.trim().split('\n'), stderr]).toEqual([['false', 'true'], '']);
});
