import { sql } from 'kysely';
import pg from 'pg';
import { addPost } from './world/blog';
import { addPerson, type Person } from './world/people';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

jest.setTimeout(60_000);

describe('A table that is locked, as a migration may', () => {
  let shop: TestShop;
  let person: Person;
  let product: number;
  beforeAll(async () => {
    shop = await openTestShop({ secretKey });
    await shop.stock({ products: [bag()] });
    await addPost(shop.db);
    person = await addPerson(shop.db);
    [{ id: product }] = await (await shop.call('/api/auth/products/')).json();
  });
  let locker: pg.Client | undefined;
  const unlock = async () => {
    await locker?.end();
    locker = undefined;
  };
  afterEach(unlock);
  afterAll(() => shop.close());

  const add = () => shop.send('POST', '/api/auth/cart/', { product_id: product }, person.headers);
  const read = (path: string) => shop.call(path, { headers: person.headers });

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

  it('holds up who needs it for some seconds, and nobody else', async () => {
    await lock('cart_items');
    const answers: Response[] = [];
    const adds = Array.from({ length: 60 }, async () => {
      const answer = await add();
      answers.push(answer);
      return answer;
    });
    const readsOfIt = Array.from({ length: 10 }, () => read('/api/auth/cart/'));
    await waiting(3);

    // A lock is waited for 3 s; all of these are answered before the first who waits for one.
    const reads = await Promise.all(others.map(read));
    expect(reads.map(({ status }) => status)).toEqual(others.map(() => 200));
    const written = await shop.send('POST', '/api/auth/wishlist/', { product }, person.headers);
    expect(written.status).toBe(201);
    expect(answers).toEqual([]);

    // While it stays locked everybody is told so.
    const refused = await Promise.all([...adds, ...readsOfIt]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    await unlock();
    expect(await (await read('/api/auth/cart/')).json()).toEqual([]);
    expect((await add()).status).toBe(201);
  });

  /** Locks a table until `unlock`. */
  async function lock(table: string): Promise<void> {
    locker = new pg.Client({ connectionString: shop.databaseUrl });
    await locker.connect();
    await locker.query(`begin; lock table ${table} in access exclusive mode`);
  }

  /** Resolves when so many connections wait for a lock. */
  async function waiting(count: number): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
      if ((rows[0]?.waiting ?? 0) >= count) return;
    }
  }
});
