import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeUndo } from '../src/commands/describe-plan';
import { setFields } from '../src/commands/set-command';
import { databaseAccess } from '../src/import/database-access';
import { runImport } from '../src/import/run-import';
import { eventually } from './world/eventually';
import { bag, type ShopFiles, writeEncodedPictures } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

describe('npm run shop -- import --undo', () => {
  let shop: TestShop;
  let posts = '';
  let pictures = '';
  beforeAll(async () => {
    shop = await openTestShop();
    posts = join(shop.folder, 'posts');
    pictures = await writeEncodedPictures(join(shop.folder, 'more'), ['a.jpg', 'b.jpg']);
  });
  beforeEach(async () => {
    await shop.empty();
    await shop.db.deleteFrom('last_import').execute();
    await rm(posts, { recursive: true, force: true });
    await mkdir(posts);
    await post('old', 'Old', 'One');
    await shop.stock(before, { posts });
  });
  afterAll(() => shop.close());

  const before: ShopFiles = {
    categories: [
      { slug: 'wallets', title: 'Wallets', description: 'Thin', image: 'a.jpg' },
      { slug: 'belts', title: 'Belts', description: '', image: '' },
    ],
    products: [
      bag({
        ...{ slug: 'a', category: 'wallets', images: 'a.jpg|b.jpg', discounted_price: '1499' },
        ...{ specifications: 'Width: 20 cm|Depth: 4 cm', available_colors: 'Tan:#b5793f' },
      }),
      bag({ slug: 'b', title: 'Other', category: 'belts' }),
    ],
    pictures: ['a.jpg', 'b.jpg'],
  };
  const after: ShopFiles = {
    categories: [
      { slug: 'wallets', title: 'Purses', description: '', image: 'b.jpg' },
      { slug: 'new', title: 'New', description: '', image: '' },
    ],
    products: [
      bag({
        slug: 'a',
        title: 'Brown',
        price: '2500',
        category: 'new',
        images: 'b.jpg',
        specifications: 'Depth: 4 cm',
      }),
      bag({ slug: 'c', category: 'new' }),
    ],
    pictures: ['a.jpg', 'b.jpg'],
    removeMissing: true,
  };
  const post = (slug: string, title: string, text: string) =>
    writeFile(join(posts, `${slug}.md`), `---\ntitle: ${title}\npictures: [a.jpg]\n---\n${text}`);
  /** All that shoppers see of the catalogue; ids of rows that came back are their own again. */
  const everything = async () => {
    const sold = shop.db.selectFrom('products').selectAll().where('removed_at', 'is', null);
    const [products, images, categories, texts] = await Promise.all([
      sold.orderBy('id').execute(),
      shop.db
        .selectFrom('product_images')
        .select(['product_id', 'position', 'picture_hash', 'alt'])
        .orderBy('product_id')
        .orderBy('position')
        .execute(),
      shop.db.selectFrom('categories').selectAll().orderBy('id').execute(),
      shop.db
        .selectFrom('blog_posts')
        .select(['slug', 'title', 'content', 'created_at', 'updated_at'])
        .orderBy('slug')
        .execute(),
    ]);
    const ids = new Set(products.map(({ id }) => id));
    // Each change counts, the one that takes back too.
    const unversioned = products.map(({ version: _version, ...row }) => row);
    return {
      products: unversioned,
      images: images.filter((one) => ids.has(one.product_id)),
      categories,
      texts,
    };
  };
  const changeAll = async () => {
    await post('old', 'Changed', 'Two');
    await post('fresh', 'Fresh', 'Three');
    return shop.stock(after, { posts });
  };
  const undo = (dryRun = false) => databaseAccess(shop.db).undo({ dryRun });

  it('gives back products, categories and posts as they were', async () => {
    const was = await everything();
    await changeAll();
    expect(await everything()).not.toEqual(was);
    const lines = describeUndo(await undo(), false);
    expect(await everything()).toEqual(was);
    expect(lines).toEqual([
      'product a: as before',
      'product b: back',
      'product c: removed',
      'category wallets: as before',
      'category belts: back',
      'category new: removed',
      'post old: as before',
      'post fresh: removed',
      expect.stringMatching(/^The import of 20\S+Z: 8 taken back, 0 not$/),
    ]);
    const reply = await eventually(
      async () => (await shop.call('/api/auth/products/a/')).json(),
      ({ category }) => category === 'wallets',
    );
    expect(reply).toMatchObject({
      title: 'Tan Tote',
      discounted_price: '1499.00',
      category: 'wallets',
    });
    expect(describeUndo(await undo(), false)).toEqual(['There is no import to take back.']);
  });

  it('gives back a sale price with its end', async () => {
    const sale = { discounted_price: '1499', sale_ends_at: '2999-01-01T00:00:00Z' };
    await shop.stock({ products: [bag({ slug: 'b', ...sale })] });
    const was = await everything();
    await shop.stock({ products: [bag({ slug: 'b', discounted_price: '' })] });
    expect(await everything()).not.toEqual(was);
    await undo();
    expect(await everything()).toEqual(was);
  });

  it('of a dry run says the same, and changes nothing', async () => {
    await changeAll();
    const changed = await everything();
    const said = await undo(true);
    expect(await everything()).toEqual(changed);
    expect(await undo()).toEqual(said);
    expect(describeUndo(said, true)).toEqual(
      expect.arrayContaining([
        'product a: as before',
        '  title: Brown -> Tan Tote',
        '  price: 2500.00 -> 1999.00',
        '  category: new -> wallets',
        'category wallets: as before',
        '  description: (empty) -> Thin',
        'post old: as before',
        '  title: Changed -> Old',
      ]),
    );
    expect(describeUndo(said, false).join()).not.toContain('->');
  });

  it('keeps what was changed since, and says so; other changes of a product stay too', async () => {
    await changeAll();
    await shop.db.updateTable('products').set({ quantity: 77 }).where('slug', '=', 'a').execute();
    await shop.db.updateTable('products').set({ title: 'Mine' }).where('slug', '=', 'c').execute();
    await shop.db
      .updateTable('categories')
      .set({ description: 'Mine' })
      .where('slug', '=', 'wallets')
      .execute();
    await shop.db
      .updateTable('blog_posts')
      .set({ content: 'Mine' })
      .where('slug', '=', 'old')
      .execute();
    const report = await undo();
    expect(report.remaining).toEqual([
      { kind: 'product', name: 'c' },
      { kind: 'category', name: 'wallets' },
      { kind: 'category', name: 'new' },
      { kind: 'post', name: 'old' },
    ]);
    const { products, categories, texts } = await everything();
    expect(products.map(({ slug, title, quantity }) => [slug, title, quantity])).toEqual([
      ['a', 'Tan Tote', 77],
      ['b', 'Other', 3],
      ['c', 'Mine', 3],
    ]);
    expect(categories.map(({ title }) => title)).toEqual(['Purses', 'Belts', 'New']);
    expect(texts.map(({ slug, content }) => [slug, content])).toEqual([['old', 'Mine']]);
  });

  it('leaves a price that a sale of since would not fit', async () => {
    await changeAll();
    await shop.stock({ products: 'slug,price\na,9000\n' });
    await shop.db
      .updateTable('products')
      .set({ discounted_price: '8000' })
      .where('slug', '=', 'a')
      .execute();
    expect((await undo()).remaining).toEqual([{ kind: 'product', name: 'a' }]);
  });

  it('is of the last import that changed something, a set too', async () => {
    await changeAll();
    await shop.stock(after, { posts });
    await setFields(databaseAccess(shop.db), {
      slug: 'a',
      fields: { price: '3000' },
      dataDir: shop.dataDir,
    });
    expect((await undo()).undone).toEqual([
      {
        ...{ kind: 'product', name: 'a', change: 'changed' },
        fields: [{ name: 'price', from: '3000.00', to: '2500.00', isEmptied: false }],
      },
    ]);
    expect((await everything()).products[0]).toMatchObject({ price: '2500.00', title: 'Brown' });
    expect(await undo()).toMatchObject({ at: null, undone: [] });
  });

  it('takes a product away again that the import brought back', async () => {
    await shop.db
      .updateTable('products')
      .set({ removed_at: new Date() })
      .where('slug', '=', 'b')
      .execute();
    await runImport(databaseAccess(shop.db), {
      ...{ removeMissing: false, dataDir: shop.dataDir, pictures },
      products: await rows([{ slug: 'b', title: 'Again' }]),
    });
    expect((await everything()).products.map(({ slug }) => slug)).toEqual(['a', 'b']);
    await undo();
    expect((await everything()).products.map(({ slug }) => slug)).toEqual(['a']);
    const [b] = await shop.db.selectFrom('products').selectAll().where('slug', '=', 'b').execute();
    expect(b).toMatchObject({ title: 'Other', removed_at: expect.any(Date) });
  });

  const rows = async (list: object[]) => {
    const path = join(shop.folder, 'rows.json');
    await writeFile(path, JSON.stringify(list));
    return path;
  };
});
