import { sql } from 'kysely';
import { migrations } from '../src/db/migrate';
import { startApi } from '../src/start-api';
import { eventually } from './world/eventually';
import { scratchDataDir, scratchFolder } from './world/scratch-folder';
import { bag } from './world/shop-files';
import { createTestDatabase } from './world/test-database';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

type Api = Awaited<ReturnType<typeof startApi>>;

jest.setTimeout(120_000);

/** Of the limits of three copies: with one address. */
const perMinute = 40;

describe('Three copies of the API on one PostgreSQL', () => {
  let shop: TestShop;
  let copies: Pick<Api, 'address' | 'close' | 'db'>[];
  beforeAll(async () => {
    const accounts = { registerPerMinute: perMinute, loginPerMinute: 2, resetPerMinute: 2 };
    shop = await openTestShop({ secretKey, accounts });
    const { databaseUrl, dataDir } = shop;
    const open = () => startApi({ databaseUrl, dataDir, secretKey, accounts });
    copies = [shop, ...(await Promise.all([open(), open()]))];
    await shop.stock({ products: [bag({ slug: 'tote', title: 'Old' })] });
  });
  afterAll(async () => {
    for (const copy of copies.slice(1)) await copy.close();
    await shop.close();
  });

  const post = (copy: number, path: string, body: object) =>
    fetch(`${copies[copy % 3]?.address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const titleAt = async ({ address }: Pick<Api, 'address'>) =>
    (await (await fetch(`${address}/api/auth/products/tote/`)).json()).title as string;
  /** Changes the product as plain SQL does. @returns ms until all copies show it */
  const change = async (title: string): Promise<number> => {
    await Promise.all(copies.map(titleAt));
    await shop.db.updateTable('products').set({ title }).where('slug', '=', 'tote').execute();
    const begun = performance.now();
    await Promise.all(
      copies.map((copy) =>
        eventually(
          () => titleAt(copy),
          (now) => now === title,
        ),
      ),
    );
    return performance.now() - begun;
  };
  const listeners = async () =>
    (
      await sql<{ pid: number }>`select pid from pg_stat_activity
        where application_name = 'shop listener' and datname = current_database()`.execute(shop.db)
    ).rows.map(({ pid }) => pid);

  it('take as many attempts together as one does, within 5 %', async () => {
    // Without passwords: what is counted is refused for them, and hashes nothing.
    const email = 'asha@example.com';
    const tries = Array.from({ length: 120 }, (_, at) => post(at, 'register/', { email }));
    const answers = await Promise.all(tries);
    const taken = answers.filter(({ status }) => status === 400).length;
    const refused = answers.filter(({ status }) => status === 429);
    expect(taken).toBeGreaterThanOrEqual(perMinute * 0.95);
    expect(taken).toBeLessThanOrEqual(perMinute * 1.05);
    expect(taken + refused.length).toBe(answers.length);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    const other = await post(1, 'register/', { email: 'bina@example.com' });
    expect(other.status).toBe(400);
  });

  it('store no address and no name of who tried', async () => {
    await post(0, 'password/reset/', { email: 'asha@example.com' });
    const { rows } = await sql<{ text: string }>`
      select attempts::text as text from attempts`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/asha|example|127\.0\.0|::1/);
  });

  it('take attempts again when those of the last minute are gone', async () => {
    const reset = async (copy: number) =>
      (await post(copy, 'password/reset/', { email: 'meena@example.com' })).status;
    expect([await reset(0), await reset(1), await reset(2)]).toEqual([200, 200, 429]);
    await sql`update attempts set times = array[times[1] - interval '1 minute', times[2]]
      where cardinality(times) = 2`.execute(shop.db);
    // Not copy 2, which knows that it was refused.
    expect([await reset(1), await reset(0)]).toEqual([200, 429]);
  });

  it('take attempts again when the clock of the database went back an hour', async () => {
    const reset = async (copy: number) =>
      (await post(copy, 'password/reset/', { email: 'kavya@example.com' })).status;
    expect([await reset(0), await reset(1)]).toEqual([200, 200]);
    await sql`update attempts set times = array[times[1] + interval '1 hour',
      times[2] + interval '1 hour'] where cardinality(times) = 2`.execute(shop.db);
    expect([await reset(2), await reset(0), await reset(1)]).toEqual([200, 200, 429]);
  });

  it('each decides by its own counts while the database does not count', async () => {
    const wrong = { email: 'neha@example.com', password: 'none' };
    const signIn = async (copy: number) => (await post(copy, 'token/', wrong)).status;
    expect(await signIn(0)).toBe(401);
    await sql`alter table attempts rename to attempts_away`.execute(shop.db);
    expect([await signIn(0), await signIn(0)]).toEqual([401, 429]);
    expect([await signIn(1), await signIn(1), await signIn(1)]).toEqual([401, 401, 429]);
    await sql`alter table attempts_away rename to attempts`.execute(shop.db);
  });

  it('all show a change within half a second, though they trust what they read for one', async () => {
    const times: number[] = [];
    for (const title of ['A', 'B', 'C', 'D', 'E']) times.push(await change(title));
    // The one in the middle: another program may take the processor once.
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(500);
  });

  it('tell those who follow their streams, once they answer with the change', async () => {
    const stop = new AbortController();
    const followed = copies.map(async (copy) => {
      const { headers, body } = await fetch(`${copy.address}/changes`, { signal: stop.signal });
      expect(headers.get('content-type')).toBe('text/event-stream');
      return { copy, reader: body?.getReader() };
    });
    const open = await Promise.all(followed);
    await Promise.all(copies.map(titleAt));
    await shop.db.updateTable('products').set({ title: 'S' }).where('slug', '=', 'tote').execute();
    for (const { copy, reader } of open) {
      const { value } = (await reader?.read()) ?? {};
      expect(Buffer.from(value ?? []).toString()).toBe('data: changed\n\n');
      expect(await titleAt(copy)).toBe('S');
    }
    stop.abort();
  });

  it('end the streams when they stop', async () => {
    const { databaseUrl, dataDir } = shop;
    const copy = await startApi({ databaseUrl, dataDir, secretKey });
    const { body } = await fetch(`${copy.address}/changes`);
    await copy.close();
    // What other tests changed may come before the end.
    const reader = body?.getReader();
    while ((await reader?.read())?.done === false);
    await expect(reader?.closed).resolves.toBeUndefined();
  });

  it('show it within seconds when nothing is heard, and hear again', async () => {
    const before = await listeners();
    expect(before).toHaveLength(3);
    for (const pid of before) await sql`select pg_terminate_backend(${pid})`.execute(shop.db);
    expect(await change('F')).toBeLessThan(10_000);
    const now = await eventually(listeners, (found) => found.length === 3);
    expect(now.filter((pid) => before.includes(pid))).toEqual([]);
    const times = [await change('G'), await change('H'), await change('I')];
    expect(Math.min(...times)).toBeLessThan(500);
  });
});

it('Copies that start together on an empty database migrate it once, and all open', async () => {
  const database = await createTestDatabase();
  const folder = await scratchFolder();
  const dataDir = await scratchDataDir(folder.path);
  const databaseUrl = database?.url;
  const open = () => startApi({ databaseUrl, dataDir, secretKey });
  const copies = await Promise.all([open(), open(), open()]);
  try {
    for (const { address } of copies) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { rows } = await sql`select name from kysely_migration`.execute(copies[0].db);
    expect(rows).toHaveLength(Object.keys(migrations).length);
  } finally {
    await Promise.all(copies.map((copy) => copy.close()));
    await database?.drop();
    await folder.remove();
  }
});
