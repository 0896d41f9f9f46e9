import { describeOrder } from '../src/commands/orders-command';
import { databaseAccess } from '../src/import/database-access';
import { addOrder } from '../src/repositories/orders-repository';
import { openTestShop, type TestShop } from './world/test-shop';

describe('npm run shop -- orders', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const line = { slug: 'tote', title: 'Tan\u001b[2J Tote', quantity: 2, unit_price: '1499.50' };
    const add = (key: string, name: string) =>
      addOrder(shop.db, {
        ...{ key, name, user_id: null, total: '4998.00' },
        lines: [
          line,
          { slug: 'belt', title: 'Belt', color: 'Tan', quantity: 1, unit_price: '1999.00' },
        ],
      });
    await add('K7Q4secret', 'Asha Verma');
    const { id } = await add('M2X8secret', '');
    const pay = shop.db.updateTable('orders').set({ status: 'paid', amount: '4900.00' });
    await pay.where('id', '=', id).execute();
  });
  afterAll(() => shop.close());

  const list = async (filter: { status?: 'paid' | 'sent'; limit: number }) =>
    (await databaseAccess(shop.db).orders(filter)).map(describeOrder);

  it('lists the latest orders with number, status, lines and total, and without their secrets', async () => {
    const [paid, fresh] = await list({ limit: 20 });
    expect(paid).toMatch(/^Order M2X8, .+, no account\npaid, total 4998.00, asked for 4900.00\n/);
    expect(fresh).toMatch(/^Order K7Q4, .+, Asha Verma\nnew, total 4998.00\n/);
    expect(fresh).toContain('\n    2 × Tan[2J Tote: 1499.50\n    1 × Belt, Tan: 1999.00\n');
    expect(`${paid}${fresh}`).not.toContain('secret');
  });

  it('lists those of one status, and as many as asked for', async () => {
    expect(await list({ status: 'paid', limit: 20 })).toHaveLength(1);
    expect(await list({ status: 'sent', limit: 20 })).toEqual([]);
    expect(await list({ limit: 1 })).toEqual([expect.stringMatching(/^Order M2X8/)]);
  });
});
