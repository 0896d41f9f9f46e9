import { recordChange } from '../src/repositories/changes-repository';
import { addPerson, type Person } from './world/people';
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
    expect(latest).toHaveLength(50);
    expect(latest[0]).toEqual({
      ...{ id: 60, who: 'Asha', kind: 'product', ref: '7', title: 'Tote' },
      ...{ at: expect.any(String), before: { at: 59 }, after: { at: 60 }, undone_at: null },
    });
    expect(Date.now() - Date.parse(latest[0].at)).toBeLessThan(60_000);
    const earlier = await read(`?before=${latest[49].id}`);
    expect(earlier.map(({ id }: { id: number }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
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
