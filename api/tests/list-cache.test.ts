import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeReplyCache } from '../src/replies/reply-cache';
import { eventually } from './world/eventually';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

const path = '/api/auth/products/';

describe('The product list is cached ready to send', () => {
  let shop: TestShop;
  let queries: string[] = [];
  beforeAll(async () => {
    shop = await openTestShop({ logQuery: ({ query }) => queries.push(query.sql) });
    await shop.stock({
      products: Array.from({ length: 30 }, (_, at) => bag({ slug: `bag-${at}` })),
    });
  });
  afterAll(() => shop.close());

  it('comes compressed as the caller takes it, the same list each time', async () => {
    const plain = await raw({});
    const br = await raw({ 'accept-encoding': 'gzip, br' });
    const gzip = await raw({ 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.body.length).toBeLessThan(plain.body.length / 4);
    expect(br.headers.vary).toBe('Accept-Encoding');
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('answers 304 to a caller that has it already', async () => {
    const first = await raw({ 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const tag of [
      first.headers.etag,
      `W/${first.headers.etag}`,
      `"x", ${first.headers.etag}`,
    ]) {
      const again = await raw({ 'accept-encoding': 'br', 'if-none-match': `${tag}` });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(first.headers.etag);
    }
    expect((await raw({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('asks the database for no product a second time', async () => {
    await raw({});
    queries = [];
    for (let times = 0; times < 5; times += 1) await raw({});
    expect(queries.filter((sql) => sql.includes('products'))).toEqual([]);
  });

  it('shows a change within seconds, however it was made', async () => {
    const title = async () => (await (await shop.call(`${path}bag-0/`)).json()).title as string;
    const listed = async () =>
      (await (await shop.call(`${path}?limit=1`)).json())[0].title as string;
    expect(await title()).toBe('Tan Tote');
    expect(await listed()).toBe('Tan Tote');
    // As another process would, past everything that this one could notice.
    await shop.db
      .updateTable('products')
      .set({ title: 'New' })
      .where('slug', '=', 'bag-0')
      .execute();
    await eventually(listed, (now) => now === 'New');
    await eventually(title, (now) => now === 'New');
  });

  it('shows an import within seconds', async () => {
    const count = async () => (await (await shop.call(path)).json()).length as number;
    expect(await count()).toBe(30);
    await shop.stock({ products: [bag({ slug: 'one-more' })] });
    await eventually(count, (now) => now === 31);
  });

  /** fetch would decompress. */
  function raw(headers: Record<string, string>) {
    return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
      (resolve, reject) => {
        request(`${shop.address}${path}`, { headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              ...(response.statusCode !== undefined && { status: response.statusCode }),
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        })
          .on('error', reject)
          .end();
      },
    );
  }
});

describe('The reply cache', () => {
  const open = (maxBytes = 1_000_000) => {
    const world = {
      ...{ version: 1, time: 0, built: 0 },
      read: async (): Promise<number> => world.version,
    };
    const cache = makeReplyCache({
      readVersion: async () => world.read(),
      trustVersionMs: 1_000,
      maxBytes,
      now: () => world.time,
    });
    const get = async (key = 'list') => {
      const reply = await cache.reply(key, async () => {
        world.built += 1;
        return `built ${world.built}`;
      });
      return JSON.parse(reply.bodies.identity.toString()) as string;
    };
    return { world, cache, get };
  };

  it('builds once for many callers at once', async () => {
    const { world, get } = open();
    await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(world.built).toBe(1);
  });

  it('builds again when the version has changed, at the next read of the version', async () => {
    const { world, get } = open();
    expect(await get()).toBe('built 1');
    world.version = 2;
    expect(await get()).toBe('built 1');
    world.time = 1_000;
    expect(await get()).toBe('built 2');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['is not answered', () => new Promise<never>(() => undefined)],
  ])('sends what it has for a minute while the read of the version %s', async (_what, away) => {
    const { world, get } = open();
    const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'waits'));
    expect(await get()).toBe('built 1');
    world.read = away;
    world.time = 59_999;
    expect(await get()).toBe('built 1');
    // The first one has waited; the others do not.
    expect(await Promise.race([get(), late(500)])).toBe('built 1');
    const outcome = (key?: string) => Promise.race([get(key).catch(String), late(100)]);
    expect(await outcome('other')).toMatch(/away|waits/);
    world.time = 60_000;
    expect(await outcome()).toMatch(/away|waits/);
  });

  it('shows what changed while the version could not be read', async () => {
    const { world, get } = open();
    const { read } = world;
    await get();
    world.read = () => Promise.reject(new Error('away'));
    world.version = 2;
    world.time = 2_000;
    expect(await get()).toBe('built 1');
    world.read = read;
    await get();
    expect(await get()).toBe('built 2');
  });

  it('keeps nothing that was begun under an older version', async () => {
    const { world, cache, get } = open();
    let finish = (_value: string): void => {};
    const slow = cache.reply('list', () => new Promise((resolve) => (finish = resolve)));
    await Promise.resolve();
    world.version = 2;
    world.time = 1_000;
    await get('other');
    finish('old');
    await slow;
    expect(await get()).toMatch(/^built/);
  });

  it('does not remember a failure', async () => {
    const { cache, get } = open();
    await expect(cache.reply('list', () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await get()).toBe('built 1');
  });

  it('lets the reply used longest ago go when memory is full', async () => {
    const { world, get } = open(2_500);
    await get('a');
    await get('b');
    await get('a');
    await get('c');
    expect(world.built).toBe(3);
    expect(await get('a')).toBe('built 1');
    expect(await get('b')).toBe('built 4');
  });

  it('counts what callers wrote: addresses of lists that hold nothing take memory too', async () => {
    const { get } = open(20_000);
    await get('list');
    for (const name of ['a', 'b', 'c']) await get(name.repeat(4_000));
    expect(await get('list')).toBe('built 5');
  });
});
