import { sql } from 'kysely';
import { type Ask, openTestDesk } from './world/desk';
import type { TestShop } from './world/test-shop';

const keyOf = (last: string) => `K7Q4ABCDEFGHJKMNPQR${last}`;

describe('Orders on the desk', () => {
  let shop: TestShop;
  let ask: Ask;
  beforeAll(async () => {
    ({ shop, ask } = await openTestDesk({ orders: { perMinute: 10_000 } }));
    await shop.stock({
      products: 'slug,title,price,quantity\nsling,Sling bag,1499,5\nwallet,Wallet,699,5\n',
    });
  });
  beforeEach(async () => {
    await sql`truncate orders, changes restart identity`.execute(shop.db);
    for (const [last, product] of [
      ['2', 'sling'],
      ['3', 'wallet'],
    ]) {
      const body = { key: keyOf(`${last}`), items: [{ product }] };
      await shop.send('POST', '/api/auth/orders/', body);
    }
  });
  afterAll(() => shop.close());

  const found = async (query: string) => {
    const { body } = await ask('GET', `orders/?${query}`);
    return [body.count, body.results.map(({ id }: { id: number }) => id)];
  };

  it('are listed, the last one first, and found by number, name, title and status', async () => {
    expect(await found('')).toEqual([2, [2, 1]]);
    expect(await found('search=SLING')).toEqual([1, [1]]);
    expect(await found('search=k7q4')).toEqual([2, [2, 1]]);
    // As the message in the chat and the desk itself write it.
    expect(await found('search=Order%20K7Q4')).toEqual([2, [2, 1]]);
    expect(await found('search=quantity')).toEqual([0, []]);
    expect(await found('search=%25')).toEqual([0, []]);
    expect(await found('status=paid')).toEqual([0, []]);
    expect(await found('offset=1')).toEqual([2, [1]]);
    expect((await ask('GET', 'today/')).body.orders).toMatchObject({ count: 2 });
  });

  it('have each state with its time, and the amount, and are seen so by the customer', async () => {
    const { body } = await ask('PATCH', 'orders/1/', {
      version: 1,
      status: 'confirmed',
      amount: '₹1,450',
    });
    expect(body).toMatchObject({ version: 2, status: 'confirmed', amount: '1450.00' });
    const paid = await ask('PATCH', 'orders/1/', { version: 2, status: 'paid' });
    expect(paid.body.states.map(({ status }: { status: string }) => status)).toEqual([
      'new',
      'confirmed',
      'paid',
    ]);
    const page = await (await shop.call(`/api/auth/orders/${keyOf('2')}/`)).json();
    expect(page).toMatchObject({ status: 'paid', amount: '1450.00' });
  });

  it('changed by two phones at once: the second sees what the first did', async () => {
    await ask('PATCH', 'orders/1/', { version: 1, status: 'cancelled' });
    expect(await ask('PATCH', 'orders/1/', { version: 1, status: 'sent' })).toMatchObject({
      status: 409,
      body: { current: { status: 'cancelled', version: 2 } },
    });
  });

  it('are as before once a change is undone, and the log has both', async () => {
    const { body } = await ask('PATCH', 'orders/1/', { version: 1, status: 'sent', amount: '5' });
    await ask('POST', `changes/${body.change}/undo/`);
    expect((await ask('GET', 'orders/1/')).body).toMatchObject({ status: 'new', amount: null });
    const { results } = (await ask('GET', 'changes/')).body;
    expect(
      results.map(({ title, after }: { title: string; after: object }) => [title, after]),
    ).toEqual([
      ['Order K7Q4', { status: 'new', amount: null }],
      ['Order K7Q4', { status: 'sent', amount: '5.00' }],
    ]);
  });

  it('show no state that was pressed by mistake, once it is undone', async () => {
    const press = async (version: number, status: string): Promise<number> =>
      (await ask('PATCH', 'orders/1/', { version, status })).body.change;
    const undo = async (change: number): Promise<number> =>
      (await ask('POST', `changes/${change}/undo/`)).body.change;
    const states = async (): Promise<{ status: string; at: string }[]> =>
      (await (await shop.call(`/api/auth/orders/${keyOf('2')}/`)).json()).states;
    const names = async () => (await states()).map(({ status }) => status);

    await press(1, 'confirmed');
    const before = await states();
    const undone = await undo(await press(2, 'paid'));
    expect(await states()).toEqual(before);
    // Another phone has not seen it.
    expect((await ask('PATCH', 'orders/1/', { version: 3, status: 'sent' })).status).toBe(409);

    await undo(undone);
    expect(await names()).toEqual(['new', 'confirmed', 'paid']);
    const first = await press(5, 'sent');
    await press(6, 'cancelled');
    await press(7, 'sent');
    await undo(first);
    expect(await names()).toEqual([
      ...['new', 'confirmed', 'paid', 'sent', 'cancelled', 'sent', 'paid'],
    ]);
  });

  it('stay, however old, once the shop has touched them', async () => {
    const { body } = await ask('PATCH', 'orders/1/', { version: 1, status: 'paid' });
    await sql`update orders set created_at = now() - interval '40 days'`.execute(shop.db);
    expect((await ask('POST', `changes/${body.change}/undo/`)).status).toBe(200);
    expect((await ask('GET', 'orders/1/')).body.status).toBe('new');
    expect((await ask('GET', 'orders/2/')).status).toBe(404);
  });

  it('refuse what is no status, no amount or no order', async () => {
    expect(await ask('PATCH', 'orders/1/', { version: 1, status: 'lost' })).toMatchObject({
      status: 400,
      body: { status: ['"lost" is not a valid choice.'] },
    });
    expect((await ask('PATCH', 'orders/1/', { version: 1, amount: 'much' })).status).toBe(400);
    expect((await ask('PATCH', 'orders/9/', { version: 1, status: 'paid' })).status).toBe(404);
    expect((await ask('GET', 'orders/x/')).status).toBe(404);
  });
});

it('Prices on the desk are read as the shop’s currency writes them', async () => {
  const currency = { code: 'EUR', locale: 'de-DE', format: '#\u00A0€' };
  const { shop, ask } = await openTestDesk({ currency });
  await shop.stock({ products: 'slug,title,price,quantity\nsling,Sling bag,1499,5\n' });
  const body = { key: keyOf('2'), items: [{ product: 'sling' }] };
  await shop.send('POST', '/api/auth/orders/', body);
  const patch = async (path: string, change: object) =>
    (await ask('PATCH', `${path}/1/`, { version: 1, ...change })).body;
  expect(await patch('products', { price: '₹1,299' })).toEqual({
    price: [expect.stringMatching(/not a price in euros/)],
  });
  expect(await patch('products', { price: '1.299,50 €' })).toMatchObject({ price: '1299.50' });
  expect(await patch('orders', { amount: '1.310' })).toMatchObject({ amount: '1310.00' });
  await shop.close();
});
