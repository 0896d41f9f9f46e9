import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseAccess } from '../src/import/database-access';
import { runImport } from '../src/import/run-import';
import { openOlderDatabase } from './world/older-database';
import { bag, writeShopFiles } from './world/shop-files';

// What a developer adds to the table of product fields.
jest.mock('../src/products/product-fields', () => {
  const actual = jest.requireActual('../src/products/product-fields');
  const { text } = jest.requireActual('../src/products/field-kinds');
  Object.assign(actual.productFields, { leather: { ...text(200), label: 'Leather' } });
  return actual;
});

describe('A shop that adds a row to its table of product fields', () => {
  let shop: Awaited<ReturnType<typeof openOlderDatabase>>;
  beforeAll(async () => {
    shop = await openOlderDatabase();
  }, 60_000);
  afterAll(() => shop.close());

  const stock = async (products: Parameters<typeof bag>[0][]) => {
    const files = { products: products.map((one) => bag(one)) };
    const request = await writeShopFiles(join(shop.folder, 'files'), files);
    const access = databaseAccess(shop.db);
    const where = { removeMissing: false, dataDir: shop.folder };
    return (await runImport(access, { ...where, ...request })).products;
  };
  const get = async (path: string) => (await shop.app.inject(`/api/auth/products/${path}`)).json();

  it('opens its database of before, whose products have none of it', async () => {
    const product = await get('chest-bag/');
    expect(product).toMatchObject({ title: expect.any(String), leather: '' });
    expect(product.specifications).not.toHaveProperty('Leather');
  });

  it('imports the field, and answers it under its name and as a specification', async () => {
    const specifications = 'Size: 30 cm';
    const tanned = { slug: 'tote', specifications, Leather: 'Vegetable tanned' };
    const plain = { slug: 'plain', specifications };
    expect(await stock([tanned, plain])).toMatchObject({ added: 2 });
    expect(await get('tote/')).toMatchObject({
      leather: 'Vegetable tanned',
      specifications: { Size: '30 cm', Leather: 'Vegetable tanned' },
    });
    expect((await get('plain/')).specifications).toEqual({ Size: '30 cm' });
  });

  it('changes what differs in the field alone', async () => {
    const one = { slug: 'one', Leather: 'Chrome tanned' };
    const other = { slug: 'other', Leather: 'Chrome tanned' };
    expect(await stock([one, other])).toMatchObject({ added: 2 });
    expect(await stock([one, other])).toMatchObject({ changed: 0, unchanged: 2 });
    const waxed = { ...other, Leather: 'Waxed' };
    expect(await stock([one, waxed])).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await get('other/')).toMatchObject({ leather: 'Waxed' });
  });

  it('reports faults of the new column, and names it among the columns', async () => {
    await expect(stock([{ leather: 'x'.repeat(201) }])).rejects.toThrow(
      'products.csv, row 2, column leather: is 201 characters long; at most 200 fit',
    );
    await expect(stock([{ hide: 'cow' }])).rejects.toThrow(/the columns are slug, .*, leather\b/);
  });

  it('still opens with the version of before, which does not know the column', async () => {
    await sql`
      insert into products (slug, title, subtitle, description, price, available_colors, quantity,
        key_features, specifications, care_instructions, is_popular, created_at)
      values ('old-way', 'Old way', '', '', 1, '[]', 1, '[]', '{}', '', false, now())`.execute(
      shop.db,
    );
    expect(await get('old-way/')).toMatchObject({ leather: '' });
  });
});
