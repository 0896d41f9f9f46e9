import { endpoints, shortColorKey } from '@shop/shared/contract';
import { FormatRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { addPerson, type Person } from './world/people';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

const orders = '/api/auth/orders/';
const keyOf = (last: string) => `K7Q4${'ABCDEFGHJKMNPQR'}${last}`;
const sling = { product: 'sling', color: 'dark-brown', quantity: 2 };

const products = `slug,title,price,discounted_price,quantity,available_colors
sling,Sling bag,1499.50,1250,5,Dark Brown:#4a2c1a|Black:#000000
wallet,Wallet,699,,3,
`;

describe('Orders that were opened in the chat', () => {
  let shop: TestShop;
  let asha: Person;
  beforeAll(async () => {
    FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text)));
    shop = await openTestShop({
      secretKey,
      orders: { perMinute: 10_000, upiId: 'chamda@bank' },
    });
    asha = await addPerson(shop.db, { first_name: 'Asha' });
    await shop.stock({ products });
  });
  beforeEach(() => sql`truncate orders restart identity`.execute(shop.db));
  afterAll(() => shop.close());

  const open = async (body: object, headers: Record<string, string> = {}) => {
    const response = await shop.send(
      'POST',
      orders,
      { key: keyOf('2'), items: [sling], ...body },
      headers,
    );
    return { status: response.status, body: await response.json() };
  };
  const read = async (key: string) => {
    const response = await shop.call(`${orders}${key}/`);
    return { status: response.status, body: await response.json() };
  };
  const mine = async (person = asha) =>
    (await shop.call(orders, { headers: person.headers })).json();
  const setAge = (days: number, status = 'new') =>
    sql`update orders set created_at = now() - ${days} * interval '1 day', status = ${status}`.execute(
      shop.db,
    );

  it('have the lines with the prices of that moment, and the number of the message', async () => {
    const { status, body } = await open({
      items: [sling, { product: 'wallet' }, { product: 'gone' }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: 'K7Q4',
      status: 'new',
      name: '',
      lines: [
        {
          slug: 'sling',
          title: 'Sling bag',
          color: 'Dark Brown',
          quantity: 2,
          unit_price: '1250.00',
        },
        { slug: 'wallet', title: 'Wallet', quantity: 1, unit_price: '699.00' },
      ],
      total: '3199.00',
      amount: null,
      states: [{ status: 'new', at: expect.any(String) }],
    });
    await sql`update products set price = 1, discounted_price = null`.execute(shop.db);
    const page = await read(body.key);
    expect(page.body).toMatchObject(body);
    expect([...Value.Errors(endpoints['GET /api/auth/orders/{key}/'].reply, page.body)]).toEqual(
      [],
    );
    await shop.stock({ products });
  });

  it('have the colour that a link without room for names writes as a short key', async () => {
    const { body } = await open({ items: [{ ...sling, color: shortColorKey('Dark Brown') }] });
    expect(body.lines[0].color).toBe('Dark Brown');
  });

  it('cost what the page shows: a discount that is none does not count', async () => {
    await sql`update products set discounted_price = 0 where slug = 'sling'`.execute(shop.db);
    expect((await open({})).body.total).toBe('2999.00');
    await sql`update products set discounted_price = 9999 where slug = 'sling'`.execute(shop.db);
    expect((await open({ key: keyOf('3') })).body.total).toBe('2999.00');
    await shop.stock({ products });
  });

  it('cost what the shop asks for once a sale is over, which no visitor had to notice', async () => {
    await sql`update products set discounted_price = 10, sale_ends_at = now() + interval '1 hour'
      where slug = 'sling'`.execute(shop.db);
    const { id } = await (await shop.call('/api/auth/products/sling/')).json();
    await shop.send('POST', '/api/auth/cart/', { product_id: id, quantity: 2 }, asha.headers);
    expect((await open({})).body.total).toBe('20.00');
    await sql`update products set sale_ends_at = now() + interval '0.2 seconds'
      where slug = 'sling'`.execute(shop.db);
    const isOver = sql`select pg_sleep(extract(epoch from max(sale_ends_at) - now()))
      from products where sale_ends_at is not null`;
    await isOver.execute(shop.db);
    expect((await open({ key: keyOf('3') })).body.total).toBe('2999.00');
    await sql`update products set discounted_price = 10, sale_ends_at = now() - interval '1 second'
      where slug = 'sling'`.execute(shop.db);
    const cart = await shop.call('/api/auth/cart/', { headers: asha.headers });
    expect((await cart.json())[0]).toMatchObject({ unit_price: '1499.50', line_total: '2999.00' });
    await shop.stock({ products });
  });

  it('pressed twice are one order', async () => {
    const first = await open({});
    expect(await open({ items: [{ product: 'wallet' }] })).toEqual(first);
    const [a, b] = await Promise.all([open({ key: keyOf('3') }), open({ key: keyOf('3') })]);
    expect(a).toEqual(b);
    expect(await sql`select 1 from orders`.execute(shop.db)).toMatchObject({ rows: { length: 2 } });
  });

  it('sent twice by a form without a script are one order too, for some seconds', async () => {
    const first = await open({ reuse: true });
    expect((await open({ key: keyOf('3'), reuse: true })).body).toEqual(first.body);
    expect(
      (await open({ key: keyOf('4'), reuse: true, items: [{ product: 'wallet' }] })).body.key,
    ).toBe(keyOf('4'));
    await sql`update orders set created_at = now() - interval '11 seconds'`.execute(shop.db);
    const presses = await Promise.all(
      ['5', '6', '7', '8', '9'].map((last) => open({ key: keyOf(last), reuse: true })),
    );
    const keys = new Set(presses.map(({ body }) => body.key));
    expect([...keys]).toEqual([expect.not.stringContaining(first.body.key)]);
  });

  it('of an account have its name, and are in its list, the last one first', async () => {
    await open({}, asha.headers);
    await open({ key: keyOf('3') });
    await open({ key: keyOf('4') }, asha.headers);
    const listed = await mine();
    expect(listed.map(({ key }: { key: string }) => key)).toEqual([keyOf('4'), keyOf('2')]);
    expect(listed[0].name).toBe('Asha');
    expect(await mine(await addPerson(shop.db, { email: 'bina@shop.example' }))).toEqual([]);
    expect((await shop.call(orders)).status).toBe(401);
  });

  it('are known by their whole key alone', async () => {
    await open({});
    for (const key of [keyOf('3'), 'K7Q4', '%00', "'"]) {
      expect((await read(key)).status).toBe(404);
    }
    for (const key of [keyOf('2').toLowerCase(), `${keyOf('2')}.`, `${keyOf('2')})`]) {
      expect((await read(key)).status).toBe(200);
    }
  });

  it('of which no message is known go after 30 days; those that the shop knows stay', async () => {
    await open({}, asha.headers);
    await setAge(29);
    expect((await read(keyOf('2'))).status).toBe(200);
    await setAge(31);
    expect((await read(keyOf('2'))).status).toBe(404);
    expect(await mine()).toEqual([]);
    await open({ key: keyOf('3') });
    expect(await sql`select 1 from orders`.execute(shop.db)).toMatchObject({ rows: { length: 1 } });
    await setAge(400, 'confirmed');
    expect((await read(keyOf('3'))).status).toBe(200);
  });

  it('show how to pay once the shop has named an amount, as a code that a phone reads', async () => {
    await open({});
    expect((await read(keyOf('2'))).body.upi).toBeUndefined();
    await sql`update orders set amount = 1250, status = 'confirmed'`.execute(shop.db);
    const { body } = await read(keyOf('2'));
    expect(new URL(body.upi.address).searchParams).toEqual(
      new URLSearchParams({
        pa: 'chamda@bank',
        pn: 'localhost:3000',
        am: '1250.00',
        cu: 'INR',
        tn: 'Order K7Q4',
      }),
    );
    expect(await scan(body.upi.qr)).toBe(body.upi.address);
    expect(await scan(body.qr)).toBe(`http://localhost:3000/orders/${keyOf('2')}`);
    await sql`update orders set status = 'paid'`.execute(shop.db);
    expect((await read(keyOf('2'))).body.upi).toBeUndefined();
  });

  it.each([
    [{ key: 'K7Q4' }, { key: ['Enter a valid value.'] }],
    [{ key: undefined }, { key: ['This field is required.'] }],
    [{ items: [] }, { items: ['The shop sells none of these.'] }],
    [{ items: [{ product: 'gone' }] }, { items: ['The shop sells none of these.'] }],
    [{ items: 'sling' }, { items: ['Expected a list of items but got type "str".'] }],
    [
      { items: [{ product: 'sling', quantity: 0 }] },
      { items: [{ quantity: ['Ensure this value is greater than or equal to 1.'] }] },
    ],
    [{ reuse: 'yes' }, { reuse: ['Must be a valid boolean.'] }],
  ])('refuses %j', async (body, refusal) => {
    expect(await open(body)).toEqual({ status: 400, body: refusal });
  });

  it('refuses a total that its column does not hold', async () => {
    const dearest = 'slug,title,price,quantity\ndear,Dear bag,99999999.99,5\n';
    await shop.stock({ products: `${dearest}cheap,Cheap bag,99.99,5\n` });
    const dear = Array.from({ length: 10 }, () => ({ product: 'dear', quantity: 999 }));
    const rest = { product: 'dear', quantity: 10 };
    const highest = await open({ items: [...dear, rest, { product: 'cheap' }] });
    expect({ status: highest.status, total: highest.body.total }).toEqual({
      status: 201,
      total: '999999999999.99',
    });
    const items = [...dear, rest, { product: 'cheap', quantity: 2 }];
    expect(await open({ key: keyOf('3'), items })).toEqual({
      status: 400,
      body: { items: ['An order may cost 999999999999.99 at most.'] },
    });
    await shop.stock({ products });
  });

  it('takes fifty lines of 200', async () => {
    const items = Array.from({ length: 200 }, () => sling);
    expect((await open({ items })).body.lines).toHaveLength(50);
  });
});

/** Reads a code as a phone does. */
async function scan({ size, path }: { size: number; path: string }): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
