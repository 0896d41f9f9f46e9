import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBlank } from '@shop/shared/contract/typed-text';
import fc from 'fast-check';
import sharp from 'sharp';
import { InvalidCell, moment, price } from '../src/cells/cells';
import { toCsv } from '../src/generate/invent-shop';
import { applyImport } from '../src/import/apply-import';
import { checkFiles as collectFiles, type ImportFiles } from '../src/import/check-files';
import { databaseAccess } from '../src/import/database-access';
import { describeProblem, ImportRefused, throwProblems } from '../src/import/import-problem';
import { runImport } from '../src/import/run-import';
import { productFields } from '../src/products/product-fields';
import { readCatalogVersion } from '../src/repositories/catalog-state';
import { eventually } from './world/eventually';
import { scratchFolder } from './world/scratch-folder';
import { bag, type ShopFiles, writeShopFiles } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

const emptyShop = { version: 1, categories: [], products: [], posts: [] };
const checkFiles = (files: ImportFiles) =>
  throwProblems((problems) => collectFiles(files, emptyShop, problems));

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
      'products.csv, row 2, column images: photo.png is not a picture that can be read',
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
      'products.csv, row 3, column images: photo.png is not a picture that can be read',
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

describe('A fault in a file is reported with file, row and column', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  beforeAll(async () => {
    folder = await scratchFolder();
  });
  afterAll(() => folder.remove());

  const problems = async (files: ShopFiles): Promise<string[]> => {
    try {
      await checkFiles(await writeShopFiles(folder.path, files));
      return [];
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      return error.problems.map(describeProblem);
    }
  };
  const rowProblems = (fields: Record<string, unknown>) => problems({ products: [bag(fields)] });

  it.each([
    ['slug', { slug: 'Tan Tote!' }, /'Tan Tote!' cannot be part of an address/],
    ['slug', { slug: '' }, /is empty/],
    ['slug', { slug: 'चमड़े का थैला', title: 'Leather Tote Bag' }, /as in leather-tote-bag$/],
    ['slug', { slug: 'बटुआ', title: 'बटुआ' }, /as in [a-z]{3,}$/],
    ['slug', { slug: 'sac été', title: 'X' }, /as in sac-ete$/],
    ['title', { title: ' ' }, /is empty/],
    ['title', { title: '\u200b' }, /is empty/],
    ['title', { title: 'x'.repeat(5_001) }, /is 5001 characters long; at most 5000 fit/],
    ['title', { title: 'a\0b' }, /NUL/],
    ['price', { price: '' }, /is empty/],
    ['price', { price: '12,5' }, /'12,5' is not a price in rupees; write 1999 or 1999\.50/],
    ['price', { price: '$1999' }, /is not a price/],
    ['price', { price: 'Rs' }, /is not a price/],
    ['price', { price: '₹₹1999' }, /is not a price/],
    ['price', { price: '-5' }, /is not a price/],
    ['price', { price: '1e3' }, /is not a price/],
    ['price', { price: '0' }, /must be more than 0/],
    ['price', { price: '123456789' }, /is more than 99999999\.99/],
    [
      'discounted_price',
      { discounted_price: '1999' },
      /1999\.00 is not below the price of 1999\.00/,
    ],
    ['discount_percent', { discount_percent: '120' }, /not a whole number from 0 to 99/],
    ['quantity', { quantity: '' }, /is empty; 0 means sold out/],
    ['quantity', { quantity: '1.5' }, /not a whole number/],
    ['category', { category: 'hats' }, /'hats' is not a category, there are none yet/],
    ['available_colors', { available_colors: 'Tan:brown' }, /'brown' of Tan is not a colour/],
    ['available_colors', { available_colors: 'Tan' }, /not of the form Name:#rrggbb/],
    ['available_colors', { available_colors: 'Tan:#b5793f|tan:#b5793f' }, /names tan twice/],
    ['specifications', { specifications: 'just text' }, /not of the form Label: value/],
    ['specifications', { specifications: 'A: 1|A: 2' }, /names 'A' twice/],
    ['warranty_months', { warranty_months: 'six' }, /not a whole number/],
    ['is_popular', { is_popular: 'maybe' }, /neither yes nor no/],
    ['created_at', { created_at: '31.12.2025' }, /is not a date/],
    ['created_at', { created_at: '2026-02-30' }, /is not a date/],
    ['created_at', { created_at: '0000-01-01' }, /'0000-01-01' is not between 1900 and 9998/],
    ['created_at', { created_at: '1900-01-01T00:00+01:00' }, /not between 1900 and 9998/],
    ['sale_ends_at', { sale_ends_at: '9999-12-31T23:00:00-05:30' }, /not between 1900 and 9998/],
    ['images', { images: '../secret.jpg' }, /must be the name of a file in the pictures folder/],
    ['images', { images: '..\\secret.jpg' }, /must be the name of a file/],
    ['images', { images: '/etc/passwd' }, /must be the name of a file/],
    ['images', { images: 'a.jpg;Red' }, /'Red' of a\.jpg is not among available_colors/],
    ['images', { images: 'a.jpg;;alt;more' }, /has more than file;colour;alt/],
  ])('%s: %j', async (column, fields, reason) => {
    const [first, ...rest] = await rowProblems(fields);
    expect(rest).toEqual([]);
    expect(first).toMatch(/^products\.csv, row 2, column /);
    expect(first).toContain(`column ${column}: `);
    expect(first).toMatch(reason);
  });

  it('reports everything at once', async () => {
    const found = await problems({
      products: [bag({ price: 'x', quantity: 'y' }), bag({ slug: 'b', is_popular: 'z' })],
      categories: [{ slug: 'a b', title: '' }],
    });
    expect(found).toHaveLength(5);
  });

  it('reports wrong columns, broken rows and wrong cells at once', async () => {
    const found = await problems({
      products: [
        'slug,title,prcie,quantity,image,image',
        'a,A,1,none,,',
        'b,B,1,1,,,one,more',
        'b c,C,1,1,,',
      ].join('\n'),
    });
    expect(found.map((line) => line.replace(/[:;].*/, ''))).toEqual([
      'products.csv, row 1, column image',
      'products.csv, row 1, column prcie',
      'products.csv, row 1, column image',
      'products.csv, row 1, column price',
      'products.csv, row 2, column quantity',
      'products.csv, row 3',
      'products.csv, row 4, column slug',
    ]);
  });

  it('does not call categories unknown whose file has a wrong column', async () => {
    const found = await problems({
      products: [bag({ category: 'bags', price: 'x' })],
      categories: 'slgu,title\nbags,Bags',
    });
    expect(found.map((line) => line.replace(/:.*/, ''))).toEqual([
      'products.csv, row 2, column price',
      'categories.csv, row 1, column slgu',
    ]);
  });

  it('reports every entry of a JSON list that is not an object', async () => {
    const path = join(folder.path, 'entries.json');
    await writeFile(path, JSON.stringify([7, bag({ price: 'x' }), null]));
    await expect(checkFiles({ products: path })).rejects.toThrow(
      /row 1: must be an object\n.*row 2, column price: .*\n.*row 3: must be an object/,
    );
  });

  it('reports in the order of the rows, the products first', async () => {
    const found = await problems({
      products: [
        bag({ slug: 'a', category: 'hats' }),
        bag({ slug: 'b', price: 'x' }),
        bag({ slug: 'a' }),
      ],
      categories: [{ slug: 'a b', title: 'Bags' }],
    });
    expect(found.map((line) => line.replace(/:.*/, ''))).toEqual([
      'products.csv, row 2, column category',
      'products.csv, row 3, column price',
      'products.csv, row 4, column slug',
      'categories.csv, row 2, column slug',
    ]);
  });

  it('names the row of the same slug', async () => {
    expect(await problems({ products: [bag(), bag({ slug: 'b' }), bag()] })).toEqual([
      "products.csv, row 4, column slug: 'tan-tote' is the slug of row 2 too",
    ]);
  });

  it('counts rows as a spreadsheet does, through texts of several lines and empty rows', async () => {
    const text = 'slug,title,price,quantity\r\na,"two\nlines",1,1\r\n,,,\r\nb,B,bad,1\r\n';
    expect(await problems({ products: text })).toEqual([
      "products.csv, row 4, column price: 'bad' is not a price in rupees; write 1999 or 1999.50",
    ]);
  });

  it.each([
    ['that nothing closes', 'a,"A,1,1\nb,B,1,1\nc,C,1,1'],
    ['within a text', 'a,14" bag,1,1\nb,B,1,1'],
    ['within a quoted text', 'a,"14" bag",1,1\nb,B,1,1'],
  ])('names row and column of a quote %s, and what to write', async (_what, rows) => {
    const text = `slug,title,price,quantity\n0,"two\nlines",1,1\n${rows}\n`;
    expect(await problems({ products: text })).toEqual([
      'products.csv, row 3, column title: cannot be read as CSV: it has a quote within it, or one that is not closed; put the text in quotes and write its own ones twice: "14"" bag"',
    ]);
  });

  it.each(['\n', ',,,\n'])('asks for the names of the columns when row 1 is %j', async (row) => {
    expect(await problems({ products: `${row}slug,title,price,quantity\na,A,1,1` })).toEqual([
      'products.csv, row 1: is empty; it must have the names of the columns',
    ]);
  });

  it('takes files as Excel saves them: a byte order mark and CRLF', async () => {
    const text = '\uFEFFslug,title,price,quantity\r\na,A,"1,99,999.5",1\r\n';
    expect(await problems({ products: text })).toEqual([]);
  });

  it.each([
    ['an empty last column', 'slug,title,price,quantity,\na,A,1,1,\nb,B,1,1'],
    ['empty columns among the others', ',slug,title,,price,quantity,,\n,a,A,,1,1,,'],
  ])('takes a file with %s, as spreadsheets save it', async (_what, text) => {
    expect(await problems({ products: text })).toEqual([]);
  });

  it('asks for the name of a column that has content', async () => {
    const text = 'slug,title,price,quantity,,\na,A,1,1,blue,';
    expect((await problems({ products: text })).join()).toMatch(
      /^products\.csv, row 1, column \(without a name\): is not a known column/,
    );
  });

  it('understands headings as people write them', async () => {
    const text = 'Slug,Title,Price,Discounted Price,Quantity,Is-Popular\na,A,1999,999,1,yes';
    expect(await problems({ products: text })).toEqual([]);
  });

  it.each(['₹1999', '₹ 1,999', 'Rs 1999/-', 'Rs. 1,999.00', 'rs1999', 'INR 1999', '1999 /-'])(
    'understands the price %s',
    (written) => expect(price(written)).toBe('1999.00'),
  );

  it.each(['1.999,50 €', '€ 1999,50', '1999.5', '1999,50\u00A0€', 'EUR 1.999,50'])(
    'understands the price %s in a shop that sells in euros',
    async (written) => {
      const currency = { code: 'EUR', locale: 'de-DE', format: '# €' };
      expect(price(written, currency)).toBe('1999.50');
      expect(() => price('₹1999', currency)).toThrow("'₹1999' is not a price in euros");
      const request = await writeShopFiles(folder.path, { products: [bag({ price: written })] });
      const { products } = await checkFiles({ ...request, currency });
      expect(products).toMatchObject([{ price: '1999.50' }]);
    },
  );

  it.each([
    [
      'a misspelt column',
      'slug,title,prcie,price,quantity\na,A,1,1,1',
      /column prcie: is not a known column/,
    ],
    ['a missing column', 'slug,title,quantity\na,A,1', /row 1, column price: is missing/],
    ['a column twice', 'slug,slug,title,price,quantity\na,a,A,1,1', /column slug: appears twice/],
    ['semicolons', 'slug;title;price;quantity\na;A;1;1', /row 1: has semicolons between columns/],
    [
      'semicolons and quotes',
      'slug;title;\na;"A";',
      /row 1: has semicolons between columns; save it with commas/,
    ],
    [
      'tabs',
      'slug\ttitle\tprice\tquantity\na\t"A, B"\t1\t1',
      /row 1: has tabs between columns; save it with commas/,
    ],
    [
      'an unquoted comma',
      'slug,title,price,quantity\na,A, B,1,1',
      /row 2: has 5 cells where the header has 4/,
    ],
    ['an open quote', 'slug,title,price,quantity\na,"A,1,1', /cannot be read as CSV/],
    ['nothing', 'slug,title,price,quantity\n', /has no rows/],
  ])('says so of a file with %s', async (_what, text, reason) => {
    expect((await problems({ products: text })).join('\n')).toMatch(reason);
  });

  it('says so of a file that is not UTF-8, and of one that is not there', async () => {
    const path = join(folder.path, 'latin.csv');
    await writeFile(path, Buffer.from([0x73, 0x6c, 0xe9]));
    await expect(checkFiles({ products: path })).rejects.toThrow(/CSV UTF-8/);
    await expect(checkFiles({ products: join(folder.path, 'none.csv') })).rejects.toThrow(
      /there is no such file/,
    );
  });

  it('reads JSON with real lists and numbers too', async () => {
    const path = join(folder.path, 'list.json');
    const entry = {
      ...bag({ price: 1999.5, quantity: 3, is_popular: true }),
      available_colors: [{ name: 'Tan', hex: '#B5793F' }],
      key_features: ['One', 'Two'],
      specifications: { Width: 20 },
      images: ['a.jpg', { file: 'b.jpg', color: 'Tan' }],
    };
    await writeFile(path, JSON.stringify([entry]));
    const { products } = await checkFiles({ products: path });
    expect(products).toMatchObject([
      {
        price: '1999.50',
        quantity: 3,
        is_popular: true,
        available_colors: [{ name: 'Tan', hex: '#b5793f' }],
        key_features: ['One', 'Two'],
        specifications: { Width: '20' },
        images: [
          { file: 'a.jpg', color: null },
          { file: 'b.jpg', color: 'Tan' },
        ],
      },
    ]);
    await writeFile(path, JSON.stringify([{ ...entry, title: '\ud800' }]));
    await expect(checkFiles({ products: path })).rejects.toThrow(/half of a character/);
  });
});

describe('Cells, whatever is in them', () => {
  it('reads back any price that was written with two places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (paise) => {
        const written = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(price(written)).toBe(written);
        expect(
          price(` ${Number(written).toLocaleString('en-IN', { minimumFractionDigits: 2 })} `),
        ).toBe(written);
      }),
    );
  });

  it('makes a decimal of any text, or says why not', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.float().map(String)), (text) => {
        try {
          expect(price(text) ?? '1.00').toMatch(/^\d{1,8}\.\d\d$/);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidCell);
        }
      }),
    );
  });

  it('reads back any moment', () => {
    const earliest = new Date('2000-01-01');
    const latest = new Date('2099-12-31');
    fc.assert(
      fc.property(fc.date({ min: earliest, max: latest, noInvalidDate: true }), (date) => {
        expect(moment(date.toISOString())).toBe(date.toISOString());
        expect(moment(date.toISOString().slice(0, 10))).toMatch(/T00:00:00\.000Z$/);
      }),
    );
  });

  it('keeps any texts through a CSV file', async () => {
    const folder = await scratchFolder();
    const word = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 30 })
      .map((text) => text.replaceAll('\0', '').trim())
      // A title of invisible characters is refused.
      .filter((text) => !isBlank(text));
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 5 }), async (titles) => {
          const rows = titles.map((title, at) => bag({ slug: `s${at}`, title }));
          const request = await writeShopFiles(folder.path, { products: toCsv(rows) });
          const { products } = await checkFiles(request);
          expect(products.map(({ title }) => title)).toEqual(titles);
        }),
        { numRuns: 60 },
      );
      expect(await readFile(join(folder.path, 'products.csv'), 'utf8')).toContain('slug,title');
    } finally {
      await folder.remove();
    }
  });
});
