import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { price } from '../src/cells/cells';
import { describeProblem, ImportRefused } from '../src/import/import-problem';
import { checkFiles } from './world/check-files';
import { scratchFolder } from './world/scratch-folder';
import { bag, type ShopFiles, writeShopFiles } from './world/shop-files';

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
