import { setFields } from '../src/commands/set-command';
import { databaseAccess } from '../src/import/database-access';
import { recordChange } from '../src/repositories/changes-repository';
import { addPost } from './world/blog';
import { addPerson, type Person } from './world/people';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

describe('The log of the desk', () => {
  let shop: TestShop;
  let owner: Person;
  beforeAll(async () => {
    shop = await openTestShop({ secretKey });
    owner = await addPerson(shop.db, { email: 'owner@example.com', is_staff: true });
  });
  afterAll(() => shop.close());

  const read = async (query = '') =>
    (await (await shop.call(`/api/auth/desk/changes/${query}`, owner)).json()).results;

  it('says who changed what and when, the latest first, in parts', async () => {
    const change = { userId: owner.id, kind: 'product', title: 'Tote' } as const;
    for (let at = 1; at <= 60; at += 1) {
      await recordChange(shop.db, { ...change, ref: 7, before: { at: at - 1 }, after: { at } });
    }
    const latest = await read();
    expect(latest).toHaveLength(20);
    expect(latest[0]).toEqual({
      ...{ id: 60, who: 'Asha', kind: 'product', ref: '7', title: 'Tote', undoable: true },
      ...{ at: expect.any(String), before: { at: 59 }, after: { at: 60 }, undone_at: null },
    });
    expect(Date.now() - Date.parse(latest[0].at)).toBeLessThan(60_000);
    const earlier = await read('?offset=50');
    expect(earlier.map(({ id }: { id: number }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  describe('has what commands change', () => {
    const access = () => databaseAccess(shop.db);
    const set = (fields: Record<string, string>) =>
      setFields(access(), { slug: 'tan-tote', fields, dataDir: shop.dataDir });
    beforeAll(() => shop.stock({ products: [bag()] }));

    it('fields that were set, which the desk can undo', async () => {
      await set({ price: '1250', available_colors: 'Tan:#b5793f', hidden: 'yes' });
      const [entry] = await read();
      expect(entry).toMatchObject({
        ...{ who: 'command', kind: 'product', title: 'Tan Tote', undoable: true },
        before: { price: '1999.00', available_colors: [], hidden: false },
        after: {
          ...{ price: '1250.00', hidden: true },
          available_colors: [{ name: 'Tan', hex: '#b5793f' }],
        },
      });
      const undone = await shop.send(
        ...(['POST', `/api/auth/desk/changes/${entry.id}/undo/`, {}, owner.headers] as const),
      );
      expect(undone.status).toBe(200);
      const [product] = await shop.db.selectFrom('products').selectAll().execute();
      expect(product).toMatchObject({ price: '1999.00', available_colors: [], hidden_at: null });
      await set({ price: '1999' });
      expect((await read())[0]).toMatchObject({ who: 'Asha' });
    });

    const undo = (entry: { id: number }) =>
      shop.send('POST', `/api/auth/desk/changes/${entry.id}/undo/`, {}, owner.headers);

    it('a sale that was taken away, with its end, which comes back with it', async () => {
      const sale_ends_at = '2999-01-01T00:00:00.000Z';
      await set({ discounted_price: '1500', sale_ends_at });
      await set({ discounted_price: '' });
      const [entry] = await read();
      expect([entry.before, entry.after]).toEqual([
        { discounted_price: '1500.00', sale_ends_at },
        { discounted_price: null, sale_ends_at: null },
      ]);
      expect((await undo(entry)).status).toBe(200);
      const [product] = await shop.db.selectFrom('products').selectAll().execute();
      expect(product).toMatchObject({
        ...{ discounted_price: '1500.00', sale_ends_at: new Date(sale_ends_at) },
      });
      await set({ discounted_price: '' });
      await expect(set({ sale_ends_at })).rejects.toThrow('has no effect');
      expect((await read())[0]).toMatchObject({ after: { discounted_price: null } });
    });

    it('a category without a slug by its id, which an undo finds, if it is still there', async () => {
      const rows = ['Bags of today', 'Old bags'].map((title) => ({
        slug: null,
        title,
        description: '',
      }));
      const made = await shop.db.insertInto('categories').values(rows).returning('id').execute();
      const [today, old] = made.map(({ id }) => String(id));
      await set({ category: 'Old bags' });
      await set({ category: 'Bags of today' });
      const [entry] = await read();
      expect([entry.before, entry.after]).toEqual([{ category: old }, { category: today }]);
      expect((await undo(entry)).status).toBe(200);
      const categoryNow = async () =>
        (await shop.db.selectFrom('products').select('category_id').executeTakeFirst())
          ?.category_id;
      expect(String(await categoryNow())).toBe(old);
      await set({ category: 'Bags of today' });
      await shop.db.deleteFrom('categories').where('id', '=', Number(old)).execute();
      const [last] = await read();
      expect((await undo(last)).status).toBe(409);
      expect(String(await categoryNow())).toBe(today);
      expect((await read())[0]).toMatchObject({ id: last.id, undone_at: null });
      await set({ category: '' });
      await shop.db.deleteFrom('categories').execute();
    });

    it('imports by how many things they change, and what was taken back of them', async () => {
      const files = { products: [bag({ price: '5' }), bag({ slug: 'belt' })] };
      await shop.stock({ ...files, categories: [{ slug: 'bags', title: 'Bags' }] });
      const ofImport = { who: 'command', kind: 'import', after: { products: 2, categories: 1 } };
      expect((await read())[0]).toMatchObject({ ...ofImport, title: 'Import', undoable: false });
      await access().undo({ dryRun: true });
      expect((await read())[0]).toMatchObject({ title: 'Import' });
      await access().undo({ dryRun: false });
      expect((await read())[0]).toMatchObject({ ...ofImport, title: 'Import taken back' });
    });

    it('staff by their address, as long as they have an account', async () => {
      const { id } = await addPerson(shop.db, { email: 'ravi@example.com' });
      for (const isStaff of [true, true, false]) {
        await access().setStaff({ email: 'Ravi@example.com', isStaff });
      }
      const ofStaff = (await read()).filter(({ kind }: { kind: string }) => kind === 'staff');
      const entry = { who: 'command', kind: 'staff', title: 'ravi@example.com', undoable: false };
      expect(ofStaff).toEqual([
        expect.objectContaining({ ...entry, after: { staff: false } }),
        expect.objectContaining({ ...entry, after: { staff: true } }),
      ]);
      await shop.db.deleteFrom('users').where('id', '=', id).execute();
      expect((await read())[0]).toMatchObject({ title: `Account ${id}` });
    });

    it('comments that were shown and removed', async () => {
      const words = { post_id: await addPost(shop.db), user_id: null, guest_name: 'Neha' };
      const comments = [true, false].map((approved) => ({ ...words, content: 'Hi', approved }));
      await shop.db.insertInto('comments').values(comments).execute();
      await access().approveComments([1, 2]);
      await access().removeComments([2]);
      const [removed, approved, earlier] = await read();
      const entry = { who: 'command', kind: 'comment', title: 'Comment 2' };
      expect(removed).toMatchObject({ ...entry, after: { removed: true }, undoable: false });
      expect(approved).toMatchObject({
        ...{ ...entry, undoable: true },
        ...{ before: { approved: null }, after: { approved: true } },
      });
      expect(earlier).toMatchObject({ kind: 'staff' });
    });
  });

  it('outlives the account that made a change', async () => {
    const gone = await addPerson(shop.db, { email: 'gone@example.com' });
    const change = { kind: 'comment', ref: 1, title: 'Comment 1' } as const;
    const fields = { before: { approved: false }, after: { approved: true } };
    await recordChange(shop.db, { ...change, ...fields, userId: gone.id });
    await shop.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect((await read())[0]).toMatchObject({ who: '', title: 'Comment 1' });
  });
});
