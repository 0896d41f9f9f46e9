import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { hideFormula, showFormula } from '../src/cells/write-cells';
import type { ShopData } from '../src/export/read-shop';
import { writeExport } from '../src/export/write-export';
import { exportedFiles } from '../src/import/check-records';
import { databaseAccess } from '../src/import/database-access';
import { ImportRefused } from '../src/import/import-problem';
import { runImport } from '../src/import/run-import';
import { openMedia } from '../src/pictures/media';
import { decisionOf } from '../src/repositories/comments-repository';
import { addEnquiry } from '../src/repositories/enquiries-repository';
import { addOrder, listOrders } from '../src/repositories/orders-repository';
import { addPerson } from './world/people';
import { bag, writeEncodedPictures } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

/** Texts that files, spreadsheets or readers may change. */
const odd = [
  '=HYPERLINK("https://bad.example","Sale")',
  '+91 98 "quoted", with a comma',
  '-1',
  '@SUM(A1)',
  "'=already quoted",
  "'quoted'",
  'Two\r\nlines\nand\ttabs',
  'ज़ीनत 👜 ﷽ \u200f\u00a0end',
  '[“JSON”] {"a": 1}',
  '["a","b"]',
  '--- # yaml: !!str | > & *',
];

describe('npm run shop -- export', () => {
  let shop: TestShop;
  let other: TestShop;
  let folder = '';
  beforeAll(async () => {
    [shop, other] = [await openTestShop(), await openTestShop()];
    folder = join(shop.folder, 'exports');
    await fill();
  });
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    for (const table of ['users', 'enquiries', 'orders'] as const)
      await other.db.deleteFrom(table).execute();
    await other.empty();
  });
  afterAll(() => Promise.all([shop.close(), other.close()]));

  /** A shop with everything that an export holds, with odd texts. */
  async function fill() {
    const products = odd.map((text, at) => ({
      ...{ ...bag(), slug: `bag-${at}`, title: text, subtitle: text, description: text },
      ...{ key_features: [text, 'a|b', ' '.repeat(at), 'c'].filter((one) => one.trim()) },
      ...{ specifications: { 'Size: wide': text, [`|${at}`]: 'x' }, care_instructions: text },
      ...{ is_popular: at % 2 === 0 ? 'yes' : 'no', discounted_price: at % 2 ? '1499.5' : '' },
      ...{
        available_colors: [
          { name: 'Tan|Red: dark', hex: '#b5793f' },
          { name: 'Black', hex: '#000000' },
        ],
      },
      ...{
        images: [
          { file: 'a.jpg', color: 'Black', alt: text },
          { file: 'b.jpg', alt: 'x;y|z' },
        ],
      },
      ...{
        category: at % 3 ? 'wallets' : '=Gifts',
        warranty_months: at || '',
        created_at: `2026-01-0${1 + (at % 9)}`,
      },
    }));
    const files = join(shop.folder, 'files');
    await mkdir(join(files, 'posts'), { recursive: true });
    const pictures = await writeEncodedPictures(files, ['a.jpg', 'b.jpg', 'c.jpg']);
    await writeFile(join(files, 'products.json'), JSON.stringify(products));
    await writeFile(
      join(files, 'categories.json'),
      JSON.stringify([
        { slug: 'wallets', title: 'Wallets', description: odd[0], image: 'c.jpg' },
        { slug: '', title: '=Gifts', description: 'For all' },
      ]),
    );
    const post = (title: string, body: string) =>
      `---\ntitle: ${JSON.stringify(title)}\nauthor: ${JSON.stringify(odd[7])}\nexcerpt: ${JSON.stringify(odd[10])}\npictures:\n  - file: a.jpg\n    caption: ${JSON.stringify(odd[0])}\n  - b.jpg\n---\n${body}`;
    await writeFile(
      join(files, 'posts/readme-first.md'),
      post(odd[10] ?? '', '# A\n\n![Inside](c.jpg)\n\n---\ntext'),
    );
    await writeFile(
      join(files, 'posts/zip.html'),
      post(
        'Z',
        `<p>${odd.join('</p><p>')}</p><img src="/media/hash-a-jpg/640.jpg"><img src='b.jpg' alt="x">`,
      ),
    );
    await runImport(databaseAccess(shop.db), {
      ...{ products: join(files, 'products.json'), posts: join(files, 'posts'), pictures },
      ...{ removeMissing: false, dataDir: shop.dataDir },
    });
    await runImport(databaseAccess(shop.db), {
      ...{ products: await gone(files), removeMissing: false, dataDir: shop.dataDir },
    });
    const remove = shop.db.updateTable('products').set({ removed_at: new Date() });
    await remove.where('slug', '=', 'gone').execute();
    const hide = shop.db.updateTable('products').set({ hidden_at: new Date() });
    await hide.where('slug', '=', 'bag-1').execute();
    const end = shop.db
      .updateTable('products')
      .set({ sale_ends_at: new Date('2099-01-31T12:30:00Z') });
    await end.where('slug', '=', 'bag-3').execute();
    const [first, second] = await shop.db.selectFrom('blog_posts').select('id').execute();
    for (const [at, text] of odd.entries()) {
      const { id: user_id } = await addPerson(shop.db, {
        email: `person${at}@mail.example`,
        first_name: text.slice(0, 100),
      });
      const of = { content: ` ${text}\n`, approved: at % 3 === 0 };
      await shop.db
        .insertInto('comments')
        .values([
          { ...of, post_id: first?.id ?? 0, user_id, guest_name: null },
          { ...of, post_id: second?.id ?? 0, user_id: null, guest_name: text },
        ])
        .execute();
      // Of those that are not shown, some were hidden and some wait.
      const hide = shop.db.updateTable('comments').set({ moderated_at: new Date() });
      if (at % 3 === 1) await hide.where('content', '=', of.content).execute();
      const enquiry = {
        name: text,
        email: `p${at}@mail.example`,
        phone: '+91 98000',
        message: ` ${text} `,
      };
      const line = { slug: 'bag-1', title: text, color: text, quantity: 2, unit_price: '1499.50' };
      await addOrder(shop.db, {
        ...{ key: orderKey(at), user_id: at % 2 ? user_id : null, name: text },
        ...{ lines: [line, { ...line, slug: 'gone' }], total: '5998.00' },
      });
      const pay = shop.db.updateTable('orders').set({ status: 'paid', amount: '5900.00' });
      await pay.where('key', '=', orderKey(2)).execute();
      const id = await addEnquiry(shop.db, { ...enquiry, source: 'website' });
      if (at > 5) {
        const answer = shop.db.updateTable('enquiries').set({ answered_at: new Date() });
        await answer.where('id', '=', id).execute();
      }
    }
  }

  const orderKey = (at: number) => `${'K'.repeat(19)}${'ABCDEFGHJKM'[at]}`;

  const gone = async (files: string) => {
    const path = join(files, 'posts', '.gone.json');
    await writeFile(path, JSON.stringify([bag({ slug: 'gone' })]));
    return path;
  };
  const exportOf = async (
    { db, dataDir }: TestShop,
    name: string,
    change = (data: ShopData) => data,
  ) => {
    const data = change(await databaseAccess(db).everything());
    return writeExport(join(folder, name), data, openMedia({ dataDir }));
  };
  const importInto = ({ db, dataDir }: TestShop, name: string) =>
    runImport(databaseAccess(db), {
      ...{ ...exportedFiles(join(folder, name)), removeMissing: false, dataDir },
    });
  /** Every file of a folder, by its name, as text. */
  const tree = async (name: string): Promise<Record<string, string>> => {
    const at = join(folder, name);
    const entries = await readdir(at, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((one) => join(one.parentPath, one.name));
    const texts = files
      .sort()
      .map(async (file) => [relative(at, file), await readFile(file, 'latin1')]);
    return Object.fromEntries(await Promise.all(texts));
  };

  it('gives the same bytes after an import into an empty shop, with odd texts too', async () => {
    const counts = await exportOf(shop, 'one');
    expect(counts).toEqual({
      ...{ categories: 2, products: odd.length, posts: 2, pictures: 3 },
      ...{ customers: odd.length, comments: 2 * odd.length },
      ...{ enquiries: odd.length, orders: odd.length },
    });
    const report = await importInto(other, 'one');
    expect(report).toMatchObject({
      products: { added: odd.length },
      records: { customers: { added: odd.length, unchanged: 0 } },
    });
    await exportOf(other, 'two');
    expect(await tree('two')).toEqual(await tree('one'));
    const { length } = await (await other.call('/api/auth/products/')).json();
    expect(length).toBe(odd.length - 1);
    expect(Object.keys(await tree('one'))).toEqual(
      expect.arrayContaining([
        'products.csv',
        'pictures/manifest.json',
        'posts/00001-readme-first.html',
      ]),
    );
  });

  it('brings an old order that the shop has touched, and not one of which no message is known', async () => {
    const [touchedKey, undoneKey] = [orderKey(4), orderKey(6)];
    const oldKeys = [touchedKey, orderKey(5), undoneKey];
    await sql`update orders set created_at = now() - interval '40 days',
      states = '[{"status":"new","at":"2026-01-01T00:00:00.000Z"}]' where key = any(${oldKeys})`.execute(
      shop.db,
    );
    await sql`update orders set amount = 100, version = 2 where key = ${touchedKey}`.execute(
      shop.db,
    );
    // A state that was pressed and undone.
    await sql`update orders set version = 3 where key = ${undoneKey}`.execute(shop.db);
    await exportOf(shop, 'orders');
    await importInto(other, 'orders');
    const stored = async () => {
      const { rows } = await listOrders(other.db, { limit: 100 });
      return oldKeys.filter((old) => rows.some(({ key }) => key === old));
    };
    expect(await stored()).toEqual([touchedKey, undoneKey]);

    await other.db.deleteFrom('orders').execute();
    const file = join(folder, 'orders', 'orders.csv');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace(/,"(?:version|\d+)"\r\n/g, '\r\n'),
    );
    await importInto(other, 'orders');
    expect(await stored()).toEqual([touchedKey]);
  });

  it('is noted in the log of the desk as the things of each kind that came, if any did', async () => {
    const log = async () =>
      (await other.db.selectFrom('changes').selectAll().orderBy('id').execute()).map(
        ({ kind, title, by_command, after }) => ({ kind, title, by_command, after }),
      );
    const before = await log();
    await exportOf(shop, 'one');
    await importInto(other, 'one');
    const people = { customers: odd.length, enquiries: odd.length, orders: odd.length };
    const after = { products: odd.length, categories: 2, posts: 2, ...people };
    const entry = { kind: 'import', title: 'Import', by_command: true };
    const noted = [...before, { ...entry, after: { ...after, comments: 2 * odd.length } }];
    expect(await log()).toEqual(noted);
    await importInto(other, 'one');
    expect(await log()).toEqual(noted);
    // What people wrote alone: the catalogue is as the files have it.
    await other.db.deleteFrom('comments').execute();
    await other.db
      .deleteFrom('orders')
      .where('name', '=', odd[2] ?? '')
      .execute();
    await importInto(other, 'one');
    const again = { comments: 2 * odd.length, orders: 1 };
    expect(await log()).toEqual([...noted, { ...entry, after: again }]);
  });

  it('leaves hidden comments hidden, also of a file without the column that says so', async () => {
    const states = async ({ db }: TestShop) => {
      const rows = await db.selectFrom('comments').selectAll().orderBy('id').execute();
      return rows.map(decisionOf);
    };
    await exportOf(shop, 'one');
    await importInto(other, 'one');
    expect(await states(other)).toEqual(await states(shop));
    expect(new Set(await states(other))).toEqual(new Set([true, false, null]));
    await other.db.deleteFrom('comments').execute();
    const file = join(folder, 'one', 'comments.csv');
    const older = (await readFile(file, 'utf8')).replace(/,"[^"]*"(?=\r\n)/g, '');
    expect(older).toMatch(/^"post","email","name","content","approved","created_at"\r\n/);
    await writeFile(file, older);
    await importInto(other, 'one');
    expect(new Set(await states(other))).toEqual(new Set([true, null]));
  });

  it('is the same from a running shop, whose answer is JSON', async () => {
    await exportOf(shop, 'one');
    await exportOf(shop, 'two', (data) => JSON.parse(JSON.stringify(data)));
    expect(await tree('two')).toEqual(await tree('one'));
  });

  it('changes nothing when it is imported into its own shop, or twice', async () => {
    await exportOf(shop, 'one');
    const report = await importInto(shop, 'one');
    const none = { added: 0, changed: 0, removed: 0 };
    expect(report).toMatchObject({ products: none, categories: none, posts: none });
    expect(report.records.comments).toEqual({ added: 0, unchanged: 2 * odd.length });
    await exportOf(shop, 'two');
    expect(await tree('two')).toEqual(await tree('one'));
  });

  it('hides formulas from spreadsheets (ASVS 5.0, 1.2.10), and holds no password', async () => {
    await exportOf(shop, 'one');
    const files = await tree('one');
    const cells = Object.entries(files)
      .filter(([name]) => name.endsWith('.csv'))
      .flatMap(([, text]) => [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell.startsWith("'="))).not.toEqual([]);
    expect(files['customers.csv']).toMatch(/^"email","first_name","last_name","created_at"\r\n/);
    expect(JSON.stringify(files)).not.toMatch(/argon2/);
  });

  it.each(['=1', '+1', '-1', '@a', '\ta', '\ra', "'=1", "''=1", "'a", 'a=1', ''])(
    'the quote before %j is taken away again',
    (text) => expect(showFormula(hideFormula(text))).toBe(text),
  );

  it('leaves what the shop has of people as it is, and a new account has no password', async () => {
    await exportOf(shop, 'one');
    await addPerson(other.db, { email: 'PERSON0@mail.example', first_name: 'Own' });
    await importInto(other, 'one');
    const users = await other.db.selectFrom('users').selectAll().orderBy('id').execute();
    expect(users).toHaveLength(odd.length);
    expect(users[0]).toMatchObject({ email: 'PERSON0@mail.example', first_name: 'Own' });
    const signIn = { email: 'person1@mail.example', password: '' };
    for (const password of ['', 'x', users[1]?.password_hash ?? '']) {
      const answer = await other.send('POST', '/api/auth/token/', { ...signIn, password });
      expect([400, 401]).toContain(answer.status);
    }
    const due = await other.db.selectFrom('enquiries').select('mail_due_at').execute();
    expect(new Set(due.map(({ mail_due_at }) => mail_due_at))).toEqual(new Set([null]));
  });

  it('does not write into a folder with something in it, and leaves no half export', async () => {
    await mkdir(join(folder, 'used'));
    await writeFile(join(folder, 'used/letter.txt'), 'Dear');
    await expect(exportOf(shop, 'used')).rejects.toThrow('used is not empty: nothing was written.');
    expect(await tree('used')).toEqual({ 'letter.txt': 'Dear' });
    await expect(exportOf(shop, 'used/letter.txt')).rejects.toThrow('is not a folder');
    await mkdir(join(folder, 'empty'));
    await exportOf(shop, 'empty');
    await expect(
      writeExport(
        join(folder, 'new'),
        await databaseAccess(shop.db).everything(),
        openMedia({ dataDir: join(folder, 'no') }),
      ),
    ).rejects.toThrow(/The picture .* is missing: nothing was written/);
    expect((await readdir(folder)).sort()).toEqual(['empty', 'used']);
  });

  it.each([
    [
      'comments.csv',
      '"post","email","name","content","approved","created_at"\r\n"no-post","","A","B","yes","2026-01-01"',
      /^comments.csv, row 2, column post: 'no-post' is the slug of no post$/,
    ],
    [
      'customers.csv',
      '"email","first_name"\r\n"a@b.example","A"',
      /^customers.csv, row 1, column last_name: is missing/,
    ],
    [
      'customers.csv',
      '"email","first_name","last_name","created_at"\r\n"","A","B","soon"',
      /column email: is empty\n.*column created_at: 'soon' is not a date/,
    ],
    [
      'orders.csv',
      '"key","email","name","lines","total","amount","status","states","created_at"\r\n"K","","A","[","1.5","free","sold","[]","2026-01-01"',
      /column lines: is not JSON\n.*column total: is not an amount\n.*column amount: is not an amount\n.*column status: is not new, confirmed/,
    ],
    ['enquiries.csv', '"name","mail"\r\n"A","B"', /column mail: is not a known column/],
  ])('refuses a wrong %s, and imports nothing of the folder', async (name, text, reason) => {
    await exportOf(shop, 'one');
    await writeFile(join(folder, 'one', name), `${text}\r\n`);
    const error: unknown = await importInto(other, 'one').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportRefused);
    expect((error as Error).message).toMatch(reason);
    for (const table of ['products', 'users', 'comments'] as const) {
      expect(await other.db.selectFrom(table).select('id').execute()).toEqual([]);
    }
  });

  it('of an empty shop is an empty folder', async () => {
    await exportOf(other, 'none');
    expect(await readdir(join(folder, 'none'))).toEqual([]);
    expect(exportedFiles(join(folder, 'none'))).toBeUndefined();
  });
});
