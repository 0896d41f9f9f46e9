import { sql } from 'kysely';
import pg from 'pg';
import { addPost } from './world/blog';
import { eventually } from './world/eventually';
import { addPerson } from './world/people';
import { bag } from './world/shop-files';
import { openTestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

jest.setTimeout(60_000);

/** A shop with a product, a post and a user, and what a test needs to lock a table of it. */
async function openLockableShop(lockTimeoutMs: number) {
  const shop = await openTestShop({ secretKey, lockTimeoutMs, metricsPort: 0 });
  await shop.stock({ products: [bag()] });
  await addPost(shop.db);
  const { headers } = await addPerson(shop.db);
  const [{ id: product }] = await (await shop.call('/api/auth/products/')).json();
  return {
    product: product as number,
    close: shop.close,
    read: (path: string) => shop.call(path, { headers }),
    send: (path: string, body: unknown) => shop.send('POST', path, body, headers),
    db: shop.db,
    metrics: async () => (await fetch(shop.metricsAddress ?? '')).text(),
    /** Locks a table, or the rows of a query, until what it resolves to is called. */
    async lock(table: string, rows?: string): Promise<() => Promise<void>> {
      const locker = new pg.Client({ connectionString: shop.databaseUrl });
      await locker.connect();
      await locker.query(`begin; ${rows ?? `lock table ${table} in access exclusive mode`}`);
      return () => locker.end();
    },
    /** How many connections wait for a lock. */
    async waiting(): Promise<number> {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
      return rows[0]?.waiting ?? 0;
    },
  };
}

const cart = '/api/auth/cart/';
const others = [
  '/healthz',
  '/api/auth/me/',
  '/api/auth/wishlist/',
  '/api/auth/products/',
  '/api/auth/products/tan-tote/',
  '/api/auth/categories/',
  '/api/auth/blogs/',
  '/api/auth/comments/',
];

describe('A table that is locked, as a migration may', () => {
  it('delays only requests that need it, until it is free', async () => {
    const { product, read, send, lock, waiting, close } = await openLockableShop(60_000);
    const unlock = await lock('cart_items');
    const answers: Response[] = [];
    const adds = Array.from({ length: 60 }, async () => {
      const answer = await send(cart, { product_id: product });
      answers.push(answer);
      return answer;
    });
    const readsOfIt = Array.from({ length: 10 }, () => read(cart));
    await eventually(waiting, (count) => count >= 3);

    const reads = await Promise.all(others.map(read));
    expect(reads.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect((await send('/api/auth/wishlist/', { product })).status).toBe(201);
    expect(answers).toEqual([]);

    await unlock();
    const added = await Promise.all(adds);
    expect(added.map(({ status }) => status)).toEqual(added.map(() => 201));
    expect((await Promise.all(readsOfIt)).map(({ status }) => status)).toEqual(
      readsOfIt.map(() => 200),
    );
    await close();
  });

  it('answers 503 to a request that needs it longer than the wait for a lock', async () => {
    const { product, read, send, lock, close } = await openLockableShop(100);
    const add = () => send(cart, { product_id: product });
    const unlock = await lock('cart_items');
    for (const refused of await Promise.all([add(), add(), add(), add(), read(cart)])) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
    }
    await unlock();
    expect(await (await read(cart)).json()).toEqual([]);
    expect((await add()).status).toBe(201);
    await close();
  });

  it('answers 503 for the version of the catalogue too, which the list cache reads, after a minute', async () => {
    const { read, lock, close } = await openLockableShop(100);
    const unlock = await lock('catalog_state');
    const status = async (query = '') => (await read(`/api/auth/products/${query}`)).status;
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now');
    // A version is believed for a second.
    clock.mockImplementation(() => now() + 2_000);
    expect([await status(), await status('?limit=1')]).toEqual([200, 503]);
    clock.mockImplementation(() => now() + 60_000);
    expect(await status()).toBe(503);
    clock.mockRestore();
    await unlock();
    expect(await status()).toBe(200);
    await close();
  });

  it('answers /readyz while an import holds what the end of a sale waits for', async () => {
    const { db, read, lock, waiting, close } = await openLockableShop(60_000);
    await db
      .updateTable('catalog_state')
      .set({ sale_ends_at: new Date(0) })
      .execute();
    const unlock = await lock('', 'select * from catalog_state for update');
    const lists: Promise<Response>[] = [];
    // A version is believed for a second.
    const askForList = () => {
      lists.push(read('/api/auth/products/'));
      return waiting();
    };
    await eventually(askForList, (count) => count === 1);
    const probes = await Promise.all(Array.from({ length: 5 }, () => read('/readyz')));
    expect(probes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await waiting()).toBe(1);
    expect((await read('/healthz')).status).toBe(200);
    await unlock();
    expect((await lists.at(-1))?.status).toBe(200);
    await close();
  });

  it('lets one count of orders wait, and metrics come without it', async () => {
    const { metrics, read, lock, waiting, close } = await openLockableShop(60_000);
    const unlock = await lock('orders');
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now');
    for (let scrape = 0; scrape < 5; scrape += 1) {
      clock.mockImplementation(() => now() + scrape * 20_000);
      const text = await metrics();
      expect(text).not.toContain('api_orders{');
      expect(text).toMatch(/area="metrics",state="waiting"\} 0\b/);
    }
    expect(await waiting()).toBe(1);
    expect((await read('/healthz')).status).toBe(200);
    await unlock();
    clock.mockImplementation(() => now() + 200_000);
    await eventually(metrics, (text) => text.includes('api_orders{status="new"} 0'));
    clock.mockRestore();
    await close();
  });
});
