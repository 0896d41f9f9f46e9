import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describeChanges, describeLosses } from '../src/commands/describe-plan';
import { databaseAccess } from '../src/import/database-access';
import type { ImportPlan } from '../src/import/import-plan';
import { ImportRefused } from '../src/import/import-problem';
import { type ImportRequest, runImport } from '../src/import/run-import';
import { addPerson } from './world/people';
import { bag, type ShopFiles, writeEncodedPictures } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

describe('Importing files that do not name everything', () => {
  let shop: TestShop;
  let folder = '';
  beforeAll(async () => {
    shop = await openTestShop();
    folder = join(shop.folder, 'more files');
  });
  beforeEach(async () => {
    await shop.empty();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await shop.stock(whole);
  });
  afterAll(() => shop.close());

  const whole: ShopFiles = {
    categories: [
      { slug: 'wallets', title: 'Wallets', description: 'Thin', image: 'a.jpg' },
      { slug: '', title: 'Gifts', description: 'For all' },
    ],
    products: [
      bag({
        ...{ slug: 'a', subtitle: 'Soft', category: 'wallets', discounted_price: '1499' },
        ...{ available_colors: 'Tan:#b5793f|Black:#1d1b1a', is_popular: 'yes' },
        ...{ specifications: 'Width: 20 cm', images: 'a.jpg;Tan|b.jpg' },
      }),
      bag({ slug: 'b', title: 'Other', category: 'Gifts' }),
    ],
    pictures: ['a.jpg', 'b.jpg'],
  };
  const everything = () =>
    Promise.all([
      shop.db.selectFrom('products').selectAll().orderBy('id').execute(),
      shop.db.selectFrom('product_images').selectAll().orderBy('id').execute(),
      shop.db.selectFrom('categories').selectAll().orderBy('id').execute(),
      shop.db.selectFrom('blog_posts').selectAll().orderBy('id').execute(),
    ]);
  const product = async (slug: string) => (await everything())[0].find((row) => row.slug === slug);
  const categories = async () => (await everything())[2].map(({ title }) => title);
  const sold = async () =>
    (await everything())[0].filter((row) => row.removed_at === null).map(({ slug }) => slug);

  /** Imports as the command does, and gives its plan too. */
  async function run(request: Partial<ImportRequest>) {
    let plan: ImportPlan | undefined;
    const all = { removeMissing: false, dataDir: shop.dataDir, ...request };
    const onPlan = (made: ImportPlan) => {
      plan = made;
    };
    const report = await runImport(databaseAccess(shop.db), all, { onPlan });
    return { report, lines: plan ? [...describeChanges(plan), ...describeLosses(plan)] : [] };
  }
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const refusal = async (request: Partial<ImportRequest>): Promise<string> => {
    const error: unknown = await run(request).catch((thrown: unknown) => thrown);
    return error instanceof ImportRefused ? error.message : 'It was imported.';
  };

  it('a price list changes prices and nothing else, even where a file of categories is in its folder', async () => {
    const [before] = await everything();
    await file('categories.csv', 'slug,title,description,image\nwallets,Purses,Thin,a.jpg\n');
    const products = await file('prices.csv', 'slug,price,quantity\na,2499,7\n');
    expect((await run({ products })).report.products).toMatchObject({ changed: 1, removed: 0 });
    expect(await categories()).toEqual(['Wallets', 'Gifts']);
    const [after] = await everything();
    expect(after).toEqual([
      { ...before?.[0], ...after[0], price: '2499.00', quantity: 7, paid_price: '1499.00' },
      before[1],
    ]);
    expect(await product('a')).toMatchObject({
      ...{ title: 'Tan Tote', subtitle: 'Soft', discounted_price: '1499.00', is_popular: true },
      available_colors: [{ name: 'Tan' }, { name: 'Black' }],
      specifications: { Width: '20 cm' },
    });
    expect((await everything())[1]).toHaveLength(2);
  });

  it('pictures keep their ids where they stay, wherever they move to', async () => {
    const posts = join(folder, 'posts');
    await mkdir(posts);
    const pictures = join(shop.folder, 'files/pictures');
    const post = (title: string, files: string) =>
      writeFile(join(posts, 'p.md'), `---\ntitle: ${title}\npictures: [${files}]\n---\nText`);
    await post('A', 'a.jpg, b.jpg');
    await run({ posts, pictures });
    /** As the API answers them: its ids are those of the rows. */
    const shown = async () => {
      const tables = ['product_images', 'blog_images'] as const;
      const rows = tables.map((table) =>
        shop.db.selectFrom(table).select(['id', 'picture_hash']).orderBy('position').execute(),
      );
      return (await Promise.all(rows)).map((images) =>
        images.map(({ id, picture_hash }) => `${id} ${picture_hash}`),
      );
    };
    const [[a, b] = [], [c, d] = []] = await shown();
    expect([a, c]).toEqual(Array(2).fill(expect.stringMatching(/^\d+ hash-a-jpg$/)));

    const prices = 'slug,title,price,quantity\na,Brown Tote,2499,7\n';
    await run({ products: await file('prices.csv', prices) });
    await post('B', 'a.jpg, b.jpg');
    await run({ posts, pictures });
    expect(await shown()).toEqual([
      [a, b],
      [c, d],
    ]);

    // Another order, another text, and one more before them.
    const images = 'slug,images\na,c.jpg|b.jpg;Black|a.jpg;Tan\n';
    const more = await writeEncodedPictures(join(folder, 'more'), ['a.jpg', 'b.jpg', 'c.jpg']);
    await run({ products: await file('images.csv', images), pictures: more });
    await post('B', 'b.jpg, a.jpg');
    await run({ posts, pictures });
    expect(await shown()).toEqual([
      [expect.stringContaining('hash-c-jpg'), b, a],
      [d, c],
    ]);
    await run({ products: await file('images.csv', 'slug,images\na,a.jpg;Tan\n'), pictures: more });
    expect(await shown()).toEqual([[a], [d, c]]);
  });

  it('an empty cell empties', async () => {
    const products = await file('empty.csv', 'slug,subtitle,discounted_price,images\na,,,\n');
    const { lines } = await run({ products });
    expect(await product('a')).toMatchObject({ subtitle: '', discounted_price: null });
    expect((await everything())[1]).toEqual([]);
    expect(lines.slice(-3)).toEqual([
      'Emptied: subtitle of 1 product (a)',
      'Emptied: discounted_price of 1 product (a)',
      'Emptied: images of 1 product (a)',
    ]);
  });

  it('in JSON a missing key keeps, row by row, and null empties', async () => {
    const rows = [
      { slug: 'a', subtitle: null },
      { slug: 'b', subtitle: 'New' },
    ];
    await run({ products: await file('rows.json', JSON.stringify(rows)) });
    expect(await product('a')).toMatchObject({ subtitle: '', price: '1999.00' });
    expect(await product('b')).toMatchObject({ subtitle: 'New', price: '1999.00' });
  });

  it('a new product needs what every product has, and the message names its row', async () => {
    const products = await file('mixed.csv', 'slug,price\na,2499\nnew,1\n');
    expect(await refusal({ products })).toBe(
      'mixed.csv, row 3, column title: is missing; a new product needs it\n' +
        'mixed.csv, row 3, column quantity: is missing; a new product needs it',
    );
    expect(await product('a')).toMatchObject({ price: '1999.00' });
  });

  it('a price list without slugs lacks nothing else, and one of other slugs is one of new products', async () => {
    expect(await refusal({ products: await file('n.csv', 'title,price\nA,2499\n') })).toBe(
      'n.csv, row 1, column slug: is missing',
    );
    expect(
      await refusal({ products: await file('o.csv', 'slug,price,quantity\nA,2499,1\n') }),
    ).toBe('o.csv, row 1, column title: is missing; a new product needs it');
  });

  it('what a product keeps is checked against what it gets', async () => {
    expect(await refusal({ products: await file('p.csv', 'slug,price\na,1200\n') })).toBe(
      'p.csv, row 2, column price: 1200.00 is not above the discounted_price of 1499.00 that the product has; name that column too',
    );
    expect(
      await refusal({ products: await file('c.csv', 'slug,available_colors\na,Black:#1d1b1a\n') }),
    ).toMatch(/column available_colors: has no 'Tan', the colour of a picture/);
    const pictures = join(shop.folder, 'files/pictures');
    const images = await file('i.csv', 'slug,images\na,b.jpg;tan\n');
    await run({ products: images, pictures });
    expect((await everything())[1]).toMatchObject([{ color: 'Tan', alt: 'Tan Tote in Tan' }]);
  });

  it('a sale that is over is refused, unless it comes with an export', async () => {
    const over = 'column sale_ends_at: is over; name a later end, or empty it or discounted_price';
    const columns = 'slug,discounted_price,sale_ends_at\n';
    const products = await file('products.csv', `${columns}a,1299,2026-01-31\nb,,2026-01-31\n`);
    const before = await everything();
    expect(await refusal({ products })).toBe(`products.csv, row 2, ${over}`);
    expect(
      await refusal({ products: await file('end.csv', 'slug,sale_ends_at\na,2026-01-31') }),
    ).toBe(`end.csv, row 2, ${over}`);
    expect(await everything()).toEqual(before);
    await run({ products, records: folder });
    expect(await product('a')).toMatchObject({ discounted_price: null, sale_ends_at: null });
    expect((await run({ products, records: folder })).report.products.unchanged).toBe(2);
  });

  it('an empty slug of a category stands for the one of its title, in CSV and in JSON', async () => {
    const before = (await everything())[2];
    const csv = await file('a.csv', 'slug,title,description\n,Wallets,New\n');
    const json = await file('b.json', '[{"slug":null,"title":"Wallets","description":"Newer"}]');
    for (const categories of [csv, json]) {
      const { report } = await run({ categories });
      expect(report.categories).toMatchObject({ added: 0, changed: 1 });
    }
    expect((await everything())[2]).toEqual([{ ...before[0], description: 'Newer' }, before[1]]);
    // A shop may have two of a title: then a row without a slug is the one without.
    await shop.db
      .insertInto('categories')
      .values({ slug: 'gifts', title: 'Gifts', description: '' })
      .execute();
    const gifts = await file(
      'c.csv',
      'slug,title,image,description\n,Gifts,,For few\ngifts,Gifts,,B\n',
    );
    expect((await run({ categories: gifts })).report.categories).toMatchObject({ changed: 2 });
    const rows = (await everything())[2].map(({ slug, description }) => [slug, description]);
    expect(rows.slice(1)).toEqual([
      [null, 'For few'],
      ['gifts', 'B'],
    ]);
  });

  it('a category keeps what its file does not name, with and without slugs', async () => {
    await run({ categories: await file('categories.csv', 'slug,description\nwallets,\n') });
    await run({ categories: await file('titles.csv', 'title,description\nWallets,Slim\n') });
    expect((await everything())[2]).toMatchObject([
      { slug: 'wallets', title: 'Wallets', description: 'Slim', picture_hash: 'hash-a-jpg' },
      { slug: null, title: 'Gifts', description: 'For all' },
    ]);
    expect(await refusal({ categories: await file('new.csv', 'slug\nbelts\nwallets\n') })).toBe(
      'new.csv, row 2, column title: is missing; a new category needs it',
    );
    const { lines } = await run({ categories: await file('image.csv', 'slug,image\nwallets,\n') });
    expect(lines).toContain('Emptied: image of 1 category (wallets)');
  });

  it('a post keeps what its file does not name', async () => {
    const posts = join(folder, 'posts');
    await mkdir(posts);
    const pictures = join(shop.folder, 'files/pictures');
    const first = '---\ntitle: A\nauthor: Meera\nexcerpt: Short\npictures: [a.jpg]\n---\nText';
    await writeFile(join(posts, 'a.md'), first);
    await run({ posts, pictures });
    await writeFile(join(posts, 'a.md'), '---\nexcerpt:\n---\nOther text');
    const { lines } = await run({ posts });
    const [, , , [post]] = await everything();
    expect(post).toMatchObject({ title: 'A', author: 'Meera', excerpt: '' });
    expect(post?.content).toContain('Other text');
    expect(await shop.db.selectFrom('blog_images').select('id').execute()).toHaveLength(1);
    expect(lines).toContain('Emptied: excerpt of 1 post (a)');
  });

  it('a dry run says exactly what would change, and changes nothing', async () => {
    const drawn = { width: 700, height: 700, channels: 3 as const, background: '#a9683a' };
    await sharp({ create: drawn }).png().toFile(join(folder, 'photo.png'));
    const products = await file(
      'all.csv',
      'slug,title,price,quantity,images\na,Tan Tote,180,3,photo.png\nnew,New,1,1,\n',
    );
    const [before, media] = [await everything(), await readdir(join(shop.dataDir, 'media'))];
    const files = await readdir(shop.dataDir);
    const request = { products, pictures: folder, removeMissing: true };
    // Below the discounted price of before.
    expect(await refusal({ ...request, dryRun: true })).toContain('column price: 180.00 is not');
    await file(
      'all.csv',
      'slug,title,price,discounted_price,quantity,images\na,Tan Tote,180,,3,photo.png\nnew,New,1,,1,\n',
    );
    const tried = await run({ ...request, dryRun: true });
    expect(tried.lines).toEqual([
      'product a: changed',
      '  price: 1999.00 -> 180.00',
      '  discounted_price: 1499.00 -> (empty)',
      expect.stringMatching(
        /^ {2}images: hash-a-jpg;Tan;Tan Tote in Tan\|hash-b-jpg;;Tan Tote -> [0-9a-f]{16};;Tan Tote$/,
      ),
      'product new: added',
      'product b: removed',
      'Emptied: discounted_price of 1 product (a)',
      'Removed: 1 product (b)',
    ]);
    expect(await everything()).toEqual(before);
    expect(await readdir(join(shop.dataDir, 'media'))).toEqual(media);
    expect(await readdir(shop.dataDir)).toEqual(files);
    const done = await run(request);
    expect(done).toEqual(tried);
    expect(await sold()).toEqual(['a', 'new']);
  });

  it('says how many carts and wishlists hold what is removed, before it is', async () => {
    const people = await Promise.all(
      ['asha', 'bina'].map((name) => addPerson(shop.db, { email: `${name}@shop.example` })),
    );
    const holding = people.map(({ id: user_id }) => ({ user_id, product_id: 1 }));
    await shop.db
      .insertInto('cart_items')
      .values(holding.map((item) => ({ ...item, quantity: 2 })))
      .execute();
    await shop.db.insertInto('wishlist_items').values(holding.slice(0, 1)).execute();
    const products = await file('none.csv', 'slug,title\n');
    const { lines } = await run({ products, removeMissing: true });
    expect(lines.at(-1)).toBe(
      'Removed: 2 products (a, b); 2 carts and 1 wishlist hold them, as no longer sold',
    );
    expect(await sold()).toEqual([]);
  });

  it('an empty file removes all of its kind, and only when asked', async () => {
    const products = await file('none.json', '[]');
    expect(await refusal({ products })).toBe('none.json: has no rows');
    expect((await run({ products, removeMissing: true })).report.products.removed).toBe(2);
    const empty = await file('categories.csv', 'slug,title,description,image\n');
    expect(await refusal({ categories: empty })).toBe('categories.csv: has no rows');
    const { lines } = await run({ categories: empty, removeMissing: true });
    expect(lines.at(-1)).toBe('Removed: 2 categories (wallets, Gifts)');
    expect(await categories()).toEqual([]);
    const wrong = await file('wrong.csv', 'slug,content\n');
    expect(await refusal({ products: wrong, removeMissing: true })).toMatch(
      /column content: is not a known column/,
    );
  });

  it('a category with products stays, and the command says so', async () => {
    const gone = await file('categories.csv', 'title\nBelts\n');
    await run({ products: await file('b.csv', 'slug,category\nb,\n') });
    // The run above read categories.csv in the folder of its file, too.
    expect(await categories()).toEqual(['Wallets', 'Gifts', 'Belts']);
    const { report, lines } = await run({ categories: gone, removeMissing: true });
    expect(lines).toEqual([
      'category Gifts: removed',
      'Removed: 1 category (Gifts)',
      'Stays: category wallets, since 1 product is in it',
    ]);
    expect(report.categories).toEqual({ added: 0, changed: 0, unchanged: 1, removed: 1 });
    expect(await categories()).toEqual(['Wallets', 'Belts']);
    expect(await product('a')).toMatchObject({ category_id: expect.any(Number) });
  });

  it('an empty folder removes all posts with their comments; one of pictures does not', async () => {
    const posts = join(folder, 'posts');
    await mkdir(posts);
    await writeFile(join(posts, 'a.md'), '---\ntitle: A\n---\nText');
    const comments = 'a:\n  - {name: Neha, date: 2026-07-03, text: Thanks}\n';
    await writeFile(join(posts, 'comments.yaml'), comments);
    await run({ posts });
    const others = join(folder, 'pictures');
    await mkdir(others);
    await writeFile(join(others, 'a.jpg'), '');
    expect(await refusal({ posts: others, removeMissing: true })).toMatch(/has no posts: files/);
    await rm(posts, { recursive: true });
    await mkdir(posts);
    expect(await refusal({ posts })).toMatch(/has no posts: files/);
    const { lines } = await run({ posts, removeMissing: true });
    expect(lines).toEqual(['post a: removed', 'Removed: 1 post (a), with 1 comment']);
    expect((await everything())[3]).toEqual([]);
    expect(await sold()).toEqual(['a', 'b']);
  });
});
