import { createHash } from 'node:crypto';
import { type CompiledQuery, sql } from 'kysely';
import { inventCategories, inventProducts } from '../src/generate/invent-shop';
import { databaseAccess } from '../src/import/database-access';
import { addPost } from './world/blog';
import { eventually } from './world/eventually';
import { addPerson, password } from './world/people';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

describe('Every query of the API is indexed', () => {
  let shop: TestShop;
  let queries: CompiledQuery[] = [];
  beforeAll(async () => {
    shop = await openTestShop({
      secretKey,
      accounts: { rotateRefreshTokens: true },
      logQuery: ({ query }) => queries.push(query),
    });
    await shop.stock({
      categories: inventCategories(),
      products: inventProducts(1_500, ['a.jpg', 'b.jpg', 'c.jpg']),
      pictures: ['a.jpg', 'b.jpg', 'c.jpg'],
    });
    await addPost(shop.db);
    await sql`analyze`.execute(shop.db);
  });
  afterAll(() => shop.close());

  it.each([
    '/api/auth/products/',
    '/api/auth/products/?limit=8&ordering=-created_at',
    '/api/auth/products/?category=wallets',
    '/api/auth/products/?category=3&limit=8&ordering=-created_at',
    '/api/auth/products/?fields=card',
    '/api/auth/products/7/',
    '/api/auth/products/no-such-bag/',
    '/api/auth/categories/',
    '/api/auth/blogs/',
    '/api/auth/blogs/?slug=monsoon-care',
    '/api/auth/blogs/monsoon-care/',
    '/api/auth/comments/',
    '/api/auth/comments/?blog=1',
    '/healthz',
  ])('%s', async (path) => {
    queries = [];
    await shop.call(path);
    await expectIndexed([...queries]);
  });

  it.each(
    ['id', 'featured', 'price-low', 'price-high', 'newest', '-created_at'].flatMap((order) => [
      [order, ''],
      [order, '&category=wallets'],
    ]),
  )('a page of the list in the order %s%s sorts nothing', async (order, category) => {
    queries = [];
    await shop.call(`/api/auth/products/?offset=24&page_size=24&ordering=${order}${category}`);
    const [page, ...rest] = queries.filter(({ sql: text }) => text.includes(' offset '));
    expect([page?.sql, rest]).toEqual([expect.stringContaining('order by'), []]);
    const nodes = nodesOf(await planOf(page as CompiledQuery)).map((node) => node['Node Type']);
    expect(nodes.filter((node) => /Sort|Seq Scan/.test(String(node)))).toEqual([]);
  });

  it('an enquiry, and mail that is due', async () => {
    queries = [];
    const enquiry = { name: 'A', email: 'a@b.co', phone: '1234567', message: 'In tan, please?' };
    await shop.send('POST', '/api/auth/contact/', enquiry);
    const made = () => Promise.resolve(queries.map(({ sql: text }) => text).join('\n'));
    await eventually(made, (text) => /skip locked[\s\S]*set "mail_due_at"/.test(text));
    await expectIndexed([...queries]);
  });

  it('a comment, and what the shopkeeper does with it', async () => {
    const { headers } = await addPerson(shop.db, { email: 'neha@example.com' });
    const access = databaseAccess(shop.db);
    queries = [];
    const written = await shop.send(
      'POST',
      '/api/auth/comments/',
      { blog: 1, content: 'Thank you' },
      headers,
    );
    const { id } = await written.json();
    for (const waiting of [true, false]) await access.comments({ waiting, limit: 20 });
    await access.approveComments([id]);
    await access.removeComments([id]);
    const statements = queries.filter(({ sql: text }) =>
      /^(select|insert|update|delete)/.test(text),
    );
    expect(
      statements.filter(({ sql: text }) => text.includes('"comments"')).length,
    ).toBeGreaterThan(5);
    await expectIndexed(statements);
  });

  it('signing in, a wishlist, a cart and a new password', async () => {
    const { headers, email } = await addPerson(shop.db);
    queries = [];
    const post = async (path: string, body: unknown) =>
      (await shop.send('POST', `/api/auth/${path}`, body, headers)).json();
    const { refresh } = await post('token/', { email, password });
    await post('token/refresh/', { refresh });
    await post('register/', { email: 'new@example.com', password, password2: password });
    const { id: item } = await post('wishlist/', { product: 1 });
    const { id: line } = await post('cart/', { product_id: 1 });
    await post('cart/', { product_id: 1 });
    for (const path of ['me/', 'wishlist/', 'cart/']) {
      await shop.call(`/api/auth/${path}`, { headers });
    }
    await shop.send('PATCH', `/api/auth/cart/${line}/`, { quantity: 2 }, headers);
    for (const path of [`wishlist/${item}/`, `cart/${line}/`]) {
      await shop.call(`/api/auth/${path}`, { method: 'DELETE', headers });
    }
    const token = 'reset';
    await shop.db
      .insertInto('password_resets')
      .values({
        token_hash: createHash('sha256').update(token).digest('hex'),
        user_id: 1,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    await post('password/reset/', { email });
    await eventually(
      async () => queries.map((query) => query.sql),
      (sent) => sent.filter((text) => text.startsWith('insert into "password_resets"')).length > 1,
    );
    await post('password/reset/confirm/', { token, password, password2: password });
    const statements = queries.filter(({ sql: text }) =>
      /^(select|insert|update|delete)/.test(text),
    );
    for (const table of ['users', 'used_refresh_tokens', 'password_resets', 'cart_items']) {
      expect(statements.filter(({ sql: text }) => text.includes(table)).length).toBeGreaterThan(1);
    }
    await expectIndexed(statements);
  });

  it('an order, which reads none of those that wait', async () => {
    await sql`
      insert into orders (key, lines, total, states, created_at)
      select number, '[]', 1, '[]', now() - interval '1 day' from generate_series(1, 2000) number
    `.execute(shop.db);
    await sql`analyze orders`.execute(shop.db);
    queries = [];
    const order = { key: 'A'.repeat(20), items: [{ product: '7' }], reuse: true };
    expect((await shop.send('POST', '/api/auth/orders/', order)).status).toBe(201);
    const byAge = queries.filter(({ sql: text }) => /from "orders" where .* interval /s.test(text));
    expect(byAge).toHaveLength(2);
    for (const query of byAge) {
      const conditions = nodesOf(await planOf(query)).map((node) => String(node['Index Cond']));
      expect(conditions.join('\n')).toContain('created_at');
    }
  });

  it('would notice a query without one', async () => {
    const byTitle = shop.db.selectFrom('products').selectAll().where('title', '=', 'x').compile();
    expect(await scansWithoutIndex(byTitle)).toEqual(['products']);
  });

  async function expectIndexed(statements: readonly CompiledQuery[]): Promise<void> {
    expect(statements.length).toBeGreaterThan(0);
    for (const query of statements) {
      expect({ sql: query.sql, scans: await scansWithoutIndex(query) }).toEqual({
        sql: query.sql,
        scans: [],
      });
    }
  }

  /** Tables that PostgreSQL can only read from end to end for this query. */
  async function scansWithoutIndex(query: CompiledQuery): Promise<string[]> {
    return nodesOf(await planOf(query))
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => String(node['Relation Name']));
  }

  async function planOf(query: CompiledQuery): Promise<unknown> {
    return shop.db.connection().execute(async (db) => {
      await sql`set enable_seqscan = off`.execute(db);
      try {
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': unknown }>({
          ...query,
          sql: `explain (format json) ${query.sql}`,
        });
        return rows[0]?.['QUERY PLAN'];
      } finally {
        await sql`reset enable_seqscan`.execute(db);
      }
    });
  }

  function nodesOf(plan: unknown): Record<string, unknown>[] {
    if (Array.isArray(plan)) return plan.flatMap(nodesOf);
    if (typeof plan !== 'object' || plan === null) return [];
    const node = plan as Record<string, unknown>;
    return [...('Node Type' in node ? [node] : []), ...Object.values(node).flatMap(nodesOf)];
  }
});
