import { type CompiledQuery, sql } from 'kysely';
import { inventCategories } from '../src/generate/invent-categories';
import { inventProducts } from '../src/generate/invent-products';
import { openTestShop, type TestShop } from './world/test-shop';

describe('Every query of the API is indexed', () => {
  let shop: TestShop;
  let queries: CompiledQuery[] = [];
  beforeAll(async () => {
    shop = await openTestShop({ logQuery: ({ query }) => queries.push(query) });
    await shop.stock({
      categories: inventCategories(),
      products: inventProducts(1_500, ['a.jpg', 'b.jpg', 'c.jpg']),
      pictures: ['a.jpg', 'b.jpg', 'c.jpg'],
    });
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
    '/healthz',
  ])('%s', async (path) => {
    queries = [];
    await shop.call(path);
    const asked = [...queries];
    expect(asked.length).toBeGreaterThan(0);
    for (const query of asked) {
      expect({ sql: query.sql, scans: await scansWithoutIndex(query) }).toEqual({
        sql: query.sql,
        scans: [],
      });
    }
  });

  it('would notice a query without one', async () => {
    const byTitle = shop.db.selectFrom('products').selectAll().where('title', '=', 'x').compile();
    expect(await scansWithoutIndex(byTitle)).toEqual(['products']);
  });

  /** Tables that PostgreSQL can only read from end to end for this query. */
  async function scansWithoutIndex(query: CompiledQuery): Promise<string[]> {
    return shop.db.connection().execute(async (db) => {
      await sql`set enable_seqscan = off`.execute(db);
      try {
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': unknown }>({
          ...query,
          sql: `explain (format json) ${query.sql}`,
        });
        return seqScans(rows[0]?.['QUERY PLAN']);
      } finally {
        await sql`reset enable_seqscan`.execute(db);
      }
    });
  }

  function seqScans(plan: unknown): string[] {
    if (Array.isArray(plan)) return plan.flatMap(seqScans);
    if (typeof plan !== 'object' || plan === null) return [];
    const node = plan as Record<string, unknown>;
    const own = node['Node Type'] === 'Seq Scan' ? [String(node['Relation Name'])] : [];
    return [...own, ...Object.values(node).flatMap(seqScans)];
  }
});
