import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { applyImport } from '../src/import/apply-import';
import { databaseAccess } from '../src/import/database-access';
import { describeProblem, ImportRefused } from '../src/import/import-problem';
import { runImport } from '../src/import/run-import';
import { productFields } from '../src/products/product-fields';
import { readCatalogVersion } from '../src/repositories/catalog-state';
import { checkFiles } from './world/check-files';
import { eventually } from './world/eventually';
import { bag, type ShopFiles, writeShopFiles } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

it('docs/import.md has a row for every column of a product, and for no other', async () => {
  const text = await readFile(join(__dirname, '../../docs/import.md'), 'utf8');
  const [section = ''] = /^## products\.csv$.*?^## /ms.exec(text) ?? [];
  const documented = [...section.matchAll(/^\| ([a-z_, ]+) \| (?:yes)? ?\|/gm)].flatMap(
    ([, names]) => (names ?? '').split(', '),
  );
  expect(documented.filter((name) => name !== 'column')).toEqual(Object.keys(productFields));
});

describe('Importing a shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(() => shop.empty());
  afterAll(() => shop.close());

  const files: ShopFiles = {
    categories: [
      { slug: 'wallets', title: 'Wallets', image: 'a.jpg' },
      { slug: '', title: 'Gifts' },
    ],
    products: [
      bag({
        slug: 'a',
        category: 'wallets',
        available_colors: 'Tan:#b5793f',
        specifications: 'Width: 20 cm|Material: Leather',
        images: 'a.jpg;Tan|b.jpg',
      }),
      bag({ slug: 'b', category: 'Gifts', discounted_price: '1500' }),
      bag({ slug: 'c' }),
    ],
    pictures: ['a.jpg', 'b.jpg'],
  };
  const slugs = async () =>
    (
      await shop.db
        .selectFrom('products')
        .select('slug')
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute()
    ).map((row) => row.slug);

  it('adds everything, and changes nothing when it is run again', async () => {
    expect(await shop.stock(files)).toMatchObject({
      products: { added: 3, changed: 0, unchanged: 0, removed: 0 },
      categories: { added: 2, changed: 0, unchanged: 0, removed: 0 },
    });
    const version = () => shop.db.selectFrom('catalog_state').select('version').executeTakeFirst();
    const before = await version();
    expect(await shop.stock(files)).toMatchObject({
      products: { added: 0, changed: 0, unchanged: 3, removed: 0 },
      categories: { added: 0, changed: 0, unchanged: 2, removed: 0 },
    });
    expect(await version()).toEqual(before);
  });

  it('changes what is different, under the same id, and leaves other products', async () => {
    await shop.stock(files);
    const ids = () => shop.db.selectFrom('products').select(['id', 'slug']).orderBy('id').execute();
    const before = await ids();
    const report = await shop.stock({
      ...files,
      products: [
        bag({
          ...{ slug: 'b', category: 'wallets', price: '2,499', discounted_price: '' },
          images: 'b.jpg',
        }),
      ],
    });
    expect(report.products).toEqual({ added: 0, changed: 1, unchanged: 0, removed: 0 });
    expect(await ids()).toEqual(before);
    const changed = await (await shop.call('/api/auth/products/b/')).json();
    expect(changed).toMatchObject({
      price: '2499.00',
      discounted_price: null,
      category: 'wallets',
    });
    expect(changed.images).toHaveLength(1);
  });

  it('keeps the date of a product whose row names none', async () => {
    await shop.stock({ products: [bag({ created_at: '2025-01-01' })] });
    const report = await shop.stock({ products: [bag()] });
    expect(report.products.unchanged).toBe(1);
  });

  it('removes products that the file does not name only on request', async () => {
    await shop.stock(files);
    await shop.stock({ products: [bag({ slug: 'd' })] });
    expect(await slugs()).toEqual(['a', 'b', 'c', 'd']);
    const report = await shop.stock({ products: [bag({ slug: 'd' })], removeMissing: true });
    expect(report.products).toEqual({ added: 0, changed: 0, unchanged: 1, removed: 3 });
    expect(await slugs()).toEqual(['d']);
  });

  it('puts the pictures into the media folder, whole and under their hash', async () => {
    await shop.stock(files);
    const media = join(shop.dataDir, 'media');
    expect((await readdir(media)).sort()).toEqual(['hash-a-jpg', 'hash-b-jpg']);
    const response = await shop.call('/media/hash-a-jpg/320.avif');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('hash-a-jpg/320.avif');
  });

  it('restores a deleted picture', async () => {
    await shop.stock(files);
    await rm(join(shop.dataDir, 'media/hash-a-jpg/320.avif'));
    await shop.stock(files);
    expect((await shop.call('/media/hash-a-jpg/320.avif')).status).toBe(200);
  });

  it('writes nothing at all when one row is wrong', async () => {
    await shop.stock({ products: [bag()] });
    const wrong = {
      ...files,
      products: [bag({ slug: 'x', images: 'a.jpg' }), bag({ slug: 'y', price: 'free' })],
    };
    await expect(shop.stock(wrong)).rejects.toThrow(ImportRefused);
    expect(await slugs()).toEqual(['tan-tote']);
    expect(await readdir(join(shop.dataDir, 'media'))).toEqual([]);
  });

  it('writes nothing when the database refuses half way', async () => {
    await shop.stock({ products: [bag({ slug: 'a', title: 'Before' })] });
    const { products } = await checkFiles(await writeShopFiles(join(shop.folder, 'f'), files));
    const data = {
      version: await readCatalogVersion(shop.db),
      categories: [{ slug: 'new', title: 'New', description: '', picture_hash: null }],
      products: products.map(({ place: _place, ...product }) => ({
        ...product,
        category: null,
        images: [{ hash: 'no such picture', color: null, alt: '' }],
      })),
      posts: [],
      pictures: [],
      records: {},
      removeMissing: { products: true, categories: false, posts: false },
      seedHash: null,
    };
    await expect(applyImport(shop.db, data)).rejects.toThrow();
    expect(await slugs()).toEqual(['a']);
    expect(await shop.db.selectFrom('categories').selectAll().execute()).toEqual([]);
  });

  it('takes a title of 5,000 characters, right-to-left text and emoji as they are', async () => {
    const title = `${'ش'.repeat(2_490)}‮👜${'x'.repeat(2_500)}`;
    await shop.stock({ products: [bag({ title })] });
    const product = await (await shop.call('/api/auth/products/tan-tote/')).json();
    expect(product.title).toBe(title);
  });

  it('sizes and encodes pictures as they were taken, once', async () => {
    const request = await writeShopFiles(join(shop.folder, 'raw'), {
      products: [bag({ images: 'photo.png' })],
    });
    const pictures = join(shop.folder, 'raw/photos');
    await mkdir(pictures);
    const drawn = { width: 700, height: 700, channels: 3 as const, background: '#a9683a' };
    await sharp({ create: drawn }).png().toFile(join(pictures, 'photo.png'));
    const done: string[] = [];
    const run = () =>
      runImport(
        databaseAccess(shop.db),
        { ...request, pictures, removeMissing: false, dataDir: shop.dataDir },
        { onProgress: (...progress) => done.push(progress.join(' ')) },
      );
    expect((await run()).products.added).toBe(1);
    const shown = async () =>
      (await (await shop.call('/api/auth/products/tan-tote/')).json()).images;
    // This slug was requested before: its new picture shows within seconds.
    const images = await eventually(shown, (now) => now.length === 1);
    expect(images[0]).toMatchObject({ width: 640, height: 640, placeholder: '#a63' });
    const [avif] = images[0].sources;
    expect(avif.srcset).toMatch(/320\.avif 320w, .*640\.avif 640w, .*700\.avif 700w/);
    const file = join(shop.dataDir, images[0].image);
    const before = await stat(file);
    expect((await run()).products.unchanged).toBe(1);
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
    const once = ['checked 1 1', 'stored 1 1'];
    expect(done).toEqual([...once, ...once]);
    expect(await readdir(shop.dataDir)).not.toContainEqual(expect.stringMatching(/^encoding-/));
  });

  it('refuses a file that is not a picture, and writes nothing', async () => {
    const request = await writeShopFiles(join(shop.folder, 'raw'), {
      products: [bag({ images: 'photo.png' })],
    });
    await writeFile(join(shop.folder, 'raw/photo.png'), 'not a picture');
    const pictures = join(shop.folder, 'raw');
    await expect(
      runImport(databaseAccess(shop.db), {
        ...request,
        pictures,
        removeMissing: false,
        dataDir: shop.dataDir,
      }),
    ).rejects.toThrow(
      'products.csv, row 2, column images: photo.png is not a picture that can be read; save it as JPEG, PNG or WebP',
    );
    expect(await slugs()).toEqual([]);
  });

  it('finds a picture whose name is in another Unicode form', async () => {
    const [composed, decomposed] = ['caf\u00e9.jpg', 'cafe\u0301.jpg'];
    const pictures = join(shop.folder, 'forms');
    await mkdir(pictures, { recursive: true });
    const request = await writeShopFiles(join(shop.folder, 'form files'), {
      products: [bag({ images: composed }), bag({ slug: 'b', images: decomposed })],
    });
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b5793f' } });
    await photo.jpeg().toFile(join(pictures, decomposed));
    const run = { ...request, pictures, removeMissing: false, dataDir: shop.dataDir };
    expect((await runImport(databaseAccess(shop.db), run)).products.added).toBe(2);
    const shown = await shop.db.selectFrom('product_images').select('picture_hash').execute();
    expect(new Set(shown.map(({ picture_hash }) => picture_hash)).size).toBe(1);
    await shop.stock({ products: [bag({ images: composed })], pictures: [decomposed] });
  });

  it('finds no picture in a folder that is named like one', async () => {
    const pictures = join(shop.folder, 'with a folder');
    await mkdir(join(pictures, 'a.jpg'), { recursive: true });
    const request = await writeShopFiles(join(shop.folder, 'folder files'), {
      products: [bag({ images: 'a.jpg' })],
    });
    const run = { ...request, pictures, removeMissing: false, dataDir: shop.dataDir };
    await expect(runImport(databaseAccess(shop.db), run)).rejects.toThrow(
      "row 2, column images: there is no picture 'a.jpg' in",
    );
  });

  it('says which pictures are missing, and where they are named', async () => {
    const request = {
      products: [bag({ images: 'a.jpg|b.jpg' }), bag({ slug: 'b', images: 'c.jpg' })],
    };
    await expect(shop.stock({ ...request, pictures: ['b.jpg'] })).rejects.toThrow(
      /row 2, column images: there is no picture 'a\.jpg' in .*\n.*row 3, column images: there is no picture 'c\.jpg'/,
    );
    const message = 'column images: names a picture, but no folder of pictures was given';
    await expect(shop.stock(request)).rejects.toMatchObject({
      message: `products.csv, row 2, ${message}\nproducts.csv, row 3, ${message}`,
      problems: [{ row: 2 }, { row: 3 }],
    });
  });

  it('reports faults of the table and of the pictures in one run', async () => {
    const request = await writeShopFiles(join(shop.folder, 'wrong'), {
      products: [
        bag({ slug: 'a', images: 'gone.jpg' }),
        bag({ slug: 'b', price: 'free', images: 'photo.png' }),
      ],
    });
    const pictures = join(shop.folder, 'wrong');
    await writeFile(join(pictures, 'photo.png'), 'not a picture');
    const run = runImport(databaseAccess(shop.db), {
      ...request,
      pictures,
      removeMissing: false,
      dataDir: shop.dataDir,
    });
    const refusal = await run.then(
      () => new ImportRefused([]),
      (error: ImportRefused) => error,
    );
    expect(refusal.problems.map(describeProblem)).toEqual([
      expect.stringContaining("row 2, column images: there is no picture 'gone.jpg' in"),
      expect.stringContaining("row 3, column price: 'free' is not a price"),
      'products.csv, row 3, column images: photo.png is not a picture that can be read; save it as JPEG, PNG or WebP',
    ]);
    expect(await readdir(join(shop.dataDir, 'media'))).toEqual([]);
  });

  it('is written once when two imports run at the same time', async () => {
    const request = await writeShopFiles(join(shop.folder, 'both'), files);
    const run = () =>
      runImport(databaseAccess(shop.db), {
        removeMissing: false,
        ...request,
        dataDir: shop.dataDir,
      });
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ products }) => products.added).sort()).toEqual([0, 3]);
  });

  it('is checked again when the shop changes after it was', async () => {
    await shop.stock({ products: [bag({ discounted_price: '1499' })] });
    const access = databaseAccess(shop.db);
    const plan: typeof access.plan = async (data) => {
      const made = await access.plan(data);
      await shop.db.updateTable('products').set({ discounted_price: '1800' }).execute();
      return made;
    };
    const request = await writeShopFiles(join(shop.folder, 'late'), {
      products: [{ slug: 'tan-tote', price: '1700' }],
    });
    const run = { ...request, removeMissing: false, dataDir: shop.dataDir };
    await expect(runImport({ ...access, plan }, run)).rejects.toThrow(
      '1700.00 is not above the discounted_price of 1800.00 that the product has',
    );
  });
});
