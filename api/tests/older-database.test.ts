import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../src/db/migrate';
import { openDatabase } from '../src/db/open-database';
import { scratchFolder } from './world/scratch-folder';
import { buildTestApp } from './world/test-app';
import { createTestDatabase } from './world/test-database';

/**
 * A dump of a shop's database as of 2026-11-22: three products, a post with a comment, a customer
 * with a cart and a wishlist, an enquiry. It is never written anew.
 */
const dump = join(__dirname, 'fixtures/database-2026-11-22.sql');

it('A database of 2026-11-22 opens, and holds all that it held', async () => {
  const folder = await scratchFolder();
  const database = await createTestDatabase();
  const { db, close } = await openDatabase({
    databaseUrl: database?.url,
    dataDir: join(folder.path, 'data'),
  });
  try {
    for (const statement of (await readFile(dump, 'utf8')).split(/;\n(?=\n|INSERT|$)/)) {
      if (statement.trim()) await sql.raw(statement).execute(db);
    }
    await migrate(db);

    const { app } = await buildTestApp({ db, dataDir: folder.path } as never);
    const get = async (url: string, headers = {}) => (await app.inject({ url, headers })).json();
    const slugs = ['everyday-sling-bag', 'metro-backpack', 'chest-bag'];
    const products: { slug: string }[] = await get('/api/auth/products/');
    expect(products.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
    expect(await get('/api/auth/blogs/')).toMatchObject([{ title: 'How to care for leather' }]);
    expect(await get('/api/auth/comments/?blog=1')).toMatchObject([
      { content: 'My bag looks new again.' },
    ]);

    const payload = { email: 'asha@shop.example', password: 'Saddle-tan 7' };
    const signIn = await app.inject({ method: 'POST', url: '/api/auth/token/', payload });
    const headers = { authorization: `Bearer ${signIn.json().access}` };
    expect(await get('/api/auth/cart/', headers)).toMatchObject([{ product_id: 2, quantity: 2 }]);
    expect(await get('/api/auth/wishlist/', headers)).toMatchObject([
      { product: { slug: 'everyday-sling-bag' } },
    ]);
    await app.close();
  } finally {
    await close();
    await database?.drop();
    await folder.remove();
  }
}, 60_000);
