import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import argon2 from 'argon2';
import { toCsv } from '../src/cells/write-cells';
import { databaseAccess } from '../src/import/database-access';
import { ImportRefused } from '../src/import/import-problem';
import { type ImportRequest, runImport } from '../src/import/run-import';
import { addPerson } from './world/people';
import { openTestShop, type TestShop } from './world/test-shop';

describe('Importing what people wrote', () => {
  let shop: TestShop;
  let folder = '';
  beforeAll(async () => {
    shop = await openTestShop();
    folder = join(shop.folder, 'records');
  });
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
  });
  afterAll(() => shop.close());

  type Row = Record<string, string>;
  const line = { slug: 'a', title: 'A', quantity: 1, unit_price: '100.00' };
  const order = (fields: Row = {}): Row => ({
    ...{ key: 'K7Q4AAAAAAAAAAAAAAAA', email: '', name: '', lines: JSON.stringify([line]) },
    ...{ total: '100.00', amount: '', status: 'new' },
    states: '[{"status":"new","at":"2026-11-26T00:00:00.000Z"}]',
    created_at: '2026-11-26',
    ...fields,
  });

  async function writePost() {
    const posts = join(shop.folder, 'posts');
    await mkdir(posts, { recursive: true });
    await writeFile(join(posts, 'care.md'), '---\ntitle: Care\n---\nText');
    const request = { posts, removeMissing: false, dataDir: shop.dataDir };
    await runImport(databaseAccess(shop.db), request);
  }

  type Files = Record<string, readonly Row[]>;

  it('makes a password for customers alone, once, before others have to wait for it', async () => {
    const hash = jest.spyOn(argon2, 'hash');
    const began = jest.spyOn(shop.db, 'transaction');
    await run({ orders: [order()] });
    expect(hash).not.toHaveBeenCalled();
    const customer = { email: 'a@b.example', first_name: 'A', last_name: 'B' };
    await run({ customers: [{ ...customer, created_at: '2026-11-26' }] });
    expect(hash).toHaveBeenCalledTimes(1);
    const [before = 0] = hash.mock.invocationCallOrder;
    expect(began.mock.invocationCallOrder.at(-1)).toBeGreaterThan(before);
    jest.restoreAllMocks();
  });

  /** Imports files of these rows. */
  async function run(files: Files, dryRun = false, more: Partial<ImportRequest> = {}) {
    for (const [name, rows] of Object.entries(files)) {
      await writeFile(join(folder, `${name}.csv`), toCsv(rows, { quoted: true }));
    }
    const request = {
      records: folder,
      removeMissing: false,
      dataDir: shop.dataDir,
      dryRun,
      ...more,
    };
    return (await runImport(databaseAccess(shop.db), request)).records;
  }
  /** What a dry run says of the files, which has to be what the import says. */
  async function refusal(files: Files, more: Partial<ImportRequest> = {}): Promise<string[]> {
    const real = await refused(run(files, false, more));
    const dry = await refused(run(files, true, more));
    expect(dry).toEqual(real);
    return dry;
  }
  const refused = async (importing: Promise<unknown>): Promise<string[]> => {
    const error: unknown = await importing.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportRefused);
    return (error as Error).message.split('\n');
  };

  it.each([
    ['lines', '{}', /^is wrong at '': expected array$/i],
    ['lines', JSON.stringify([line, { ...line, quantity: 0 }]), /\/1\/quantity/],
    ['lines', JSON.stringify([{ ...line, unit_price: 'free' }]), /\/0\/unit_price/],
    ['lines', JSON.stringify([{ ...line, title: 'A\0' }]), /NUL/],
    ['lines', '[', /^is not JSON$/],
    ['states', '{}', /expected array/i],
    ['states', '[{"status":"sold","at":"2026-11-26"}]', /\/0\/status/],
    ['states', '[{"status":"new","at":"soon"}]', /\/0\/at/],
    ['created_at', '0000-01-01', /'0000-01-01' is not between 1900 and 9998/],
    ['key', 'K7Q4', /^is not the key of an order$/],
    ['key', ' K7Q4AAAAAAAAAAAAAAAA', /^is not the key of an order$/],
    ['status', 'sold', /^is not new, confirmed/],
    ['total', '1234567890123', /^is not an amount$/],
    ['amount', '12345678901.00', /^is not an amount$/],
  ])('refuses an order whose %s is %s', async (column, cell, message) => {
    const [first = '', ...more] = await refusal({ orders: [order({ [column]: cell })] });
    expect(more).toEqual([]);
    const place = `orders.csv, row 2, column ${column}: `;
    expect(first.slice(0, place.length)).toBe(place);
    expect(first.slice(place.length)).toMatch(message);
  });

  const comment = (fields: Row = {}): Row => ({
    ...{ post: 'care', email: '', name: 'A', content: 'B', approved: 'yes' },
    ...{ created_at: '2026-01-01', ...fields },
  });
  const customer = (email: string): Row => ({
    ...{ email, first_name: 'A', last_name: 'B', created_at: '2026-01-01' },
  });

  it('refuses rows whose post or account is nowhere, with everything else that is wrong', async () => {
    await writePost();
    await addPerson(shop.db, { email: 'Old@mail.example' });
    const files = {
      customers: [customer('New@mail.example')],
      comments: [
        comment({ email: 'old@Mail.example' }),
        comment({ email: 'new@mail.example' }),
        comment({ email: 'lost@mail.example' }),
        comment({ post: 'gone' }),
      ],
      orders: [order({ email: 'lost@mail.example', status: 'sold' })],
    };
    expect(await refusal(files)).toEqual([
      'orders.csv, row 2, column status: is not new, confirmed, paid, sent, done, cancelled',
      "orders.csv, row 2, column email: 'lost@mail.example' has no account, and is not in customers.csv",
      "comments.csv, row 4, column email: 'lost@mail.example' has no account, and is not in customers.csv",
      "comments.csv, row 5, column post: 'gone' is the slug of no post",
    ]);
    const whole = { ...files, comments: files.comments.slice(0, 2), orders: [order()] };
    expect(await run(whole, true)).toEqual(await run(whole));
    // A comment cannot refer to a post that the same import removes.
    const emptied = join(folder, 'none');
    await mkdir(emptied);
    expect(await refusal(whole, { posts: emptied, removeMissing: true })).toEqual([
      expect.stringMatching(/^comments.csv, row 2, column post: 'care'/),
      expect.stringMatching(/^comments.csv, row 3, column post: 'care'/),
    ]);
  });

  it('refuses two accounts of one address, and two orders of one key', async () => {
    const files = {
      customers: [customer('a@x.example'), customer('A@x.example')],
      orders: [order(), order()],
    };
    expect(await refusal(files)).toEqual([
      "customers.csv, row 3, column email: 'A@x.example' is in row 2 too",
      "orders.csv, row 3, column key: 'K7Q4AAAAAAAAAAAAAAAA' is in row 2 too",
    ]);
  });

  it('takes dates with zones that PostgreSQL does not know', async () => {
    const enquiry = { name: 'A', email: '', phone: '', message: 'B', source: '' };
    const dates = { created_at: '2026-01-02T00:00+23:00', answered_at: '2026-01-02T01:00+23:00' };
    expect(await run({ enquiries: [{ ...enquiry, ...dates }] })).toMatchObject({
      enquiries: { added: 1 },
    });
    expect(await shop.db.selectFrom('enquiries').selectAll().execute()).toMatchObject([
      { created_at: new Date('2026-01-01T01:00Z'), answered_at: new Date('2026-01-01T02:00Z') },
    ]);
  });

  it('shows an imported order on its page', async () => {
    expect(await run({ orders: [order({ key: 'K7Q5AAAAAAAAAAAAAAAA' })] })).toEqual({
      orders: { added: 1, unchanged: 0 },
    });
    const page = await shop.call('/api/auth/orders/K7Q5AAAAAAAAAAAAAAAA/');
    expect(await page.json()).toMatchObject({ lines: [line], status: 'new' });
  });
});
