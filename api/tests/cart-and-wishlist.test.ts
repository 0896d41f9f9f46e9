import { endpoints } from '@shop/shared/contract';
import { FormatRegistry, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import { eventually } from './world/eventually';
import { addPerson, type Person } from './world/people';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

const cart = '/api/auth/cart/';
const wishlist = '/api/auth/wishlist/';

describe('Cart and wishlist (spec sections 3, 4 and 7)', () => {
  let shop: TestShop;
  let asha: Person;
  let bina: Person;
  beforeAll(async () => {
    FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text)));
    shop = await openTestShop({ secretKey });
    asha = await addPerson(shop.db);
    bina = await addPerson(shop.db, { email: 'bina@example.com', first_name: 'Bina' });
  });
  beforeEach(async () => {
    await shop.empty();
    await shop.stock({
      products: [
        bag({ slug: 'a', price: '1999', discounted_price: '1499.50', images: 'a.jpg|b.jpg' }),
        bag({ slug: 'b', price: '0.10' }),
      ],
      pictures: ['a.jpg', 'b.jpg'],
    });
  });
  afterAll(() => shop.close());

  const put = async (path: string, body: unknown, person = asha) => {
    const response = await shop.send('POST', path, body, person.headers);
    return { status: response.status, body: await response.json() };
  };
  const read = async (path: string, person = asha) =>
    (await shop.call(path, { headers: person.headers })).json();
  const remove = async (path: string, person = asha) =>
    (await shop.call(path, { method: 'DELETE', headers: person.headers })).status;

  it('gives each line of a cart its product, its price and what it comes to', async () => {
    await put(cart, { product_id: 1, quantity: 3 });
    await put(cart, { product_id: 2, quantity: 3 });
    const lines = await read(cart);
    expect(lines).toMatchObject([
      { product: { slug: 'a' }, quantity: 3, unit_price: '1499.50', line_total: '4498.50' },
      { product: { slug: 'b' }, quantity: 3, unit_price: '0.10', line_total: '0.30' },
    ]);
    expect(lines[0].product).toEqual(await read('/api/auth/products/a/'));
    expectContract(endpoints['GET /api/auth/cart/'].reply, lines);
  });

  it('answers each change of a cart with the line as it is now', async () => {
    const { body: line } = await put(cart, { product_id: '1' });
    expect(line).toMatchObject({ product: { id: 1 }, product_id: 1, quantity: 1 });
    const changed = await shop.send('PATCH', `${cart}${line.id}/`, { quantity: 4 }, asha.headers);
    expect(await changed.json()).toMatchObject({ id: line.id, quantity: 4, line_total: '5998.00' });
    expectContract(endpoints['POST /api/auth/cart/'].reply, line);
  });

  it('adds up when one product is added 200 times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => put(cart, { product_id: 1, quantity: 2 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await read(cart)).toMatchObject([{ quantity: 400 }]);
  });

  it('holds at most 999 of a product, however they were added', async () => {
    const tooMany = { quantity: ['Ensure this value is less than or equal to 999.'] };
    expect(await put(cart, { product_id: 1, quantity: 1_000 })).toEqual({
      status: 400,
      body: tooMany,
    });
    const { body: line } = await put(cart, { product_id: 1, quantity: 998 });
    expect(await put(cart, { product_id: 1, quantity: 2 })).toEqual({ status: 400, body: tooMany });
    const change = await shop.send('PATCH', `${cart}${line.id}/`, { quantity: 1e30 }, asha.headers);
    expect(await change.json()).toEqual(tooMany);
    expect(await read(cart)).toMatchObject([{ quantity: 998 }]);
  });

  describe('the colour of each piece, an extension', () => {
    const black = { name: 'Black', quantity: 1 };
    const tan = { name: 'Tan', quantity: 1 };
    const change = async (id: number, body: unknown) => {
      const response = await shop.send('PATCH', `${cart}${id}/`, body, asha.headers);
      return { status: response.status, body: await response.json() };
    };
    beforeEach(() =>
      shop.stock({ products: [bag({ slug: 'a', available_colors: 'Tan:#b5793f|Black:#1d1b1a' })] }),
    );

    it('is counted as it was added, in the order of the product, on any device', async () => {
      await put(cart, { product_id: 1, color: 'Black' });
      await put(cart, { product_id: 1, color: ' tan ', quantity: 2 });
      await put(cart, { product_id: 1, quantity: 1 });
      const lines = await read(cart);
      expect(lines).toMatchObject([{ quantity: 4, colors: [{ ...tan, quantity: 2 }, black] }]);
      expectContract(endpoints['GET /api/auth/cart/'].reply, lines);
    });

    it('adds up when two colours are added 50 times at once', async () => {
      await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          put(cart, { product_id: 1, color: at % 2 ? 'Tan' : 'Black' }),
        ),
      );
      expect(await read(cart)).toMatchObject([
        {
          quantity: 100,
          colors: [
            { ...tan, quantity: 50 },
            { ...black, quantity: 50 },
          ],
        },
      ]);
    });

    it('changes with the quantity, and is unknown again when only the quantity falls', async () => {
      const { body: line } = await put(cart, { product_id: 1, color: 'Black' });
      const both = { quantity: 3, colors: [black, { name: 'Tan', quantity: 2 }] };
      expect((await change(line.id, both)).body).toMatchObject({
        quantity: 3,
        colors: [{ name: 'Tan', quantity: 2 }, black],
      });
      expect((await change(line.id, { quantity: 4 })).body.colors).toHaveLength(2);
      expect((await change(line.id, { quantity: 2 })).body).toMatchObject({ colors: [] });
      expect((await change(line.id, { quantity: 3 })).body).toMatchObject({ colors: [] });
      expect((await change(line.id, { colors: [black] })).body).toMatchObject({
        quantity: 3,
        colors: [black],
      });
    });

    it('must be one of the product, and no more than there are pieces', async () => {
      const noChoice = ['"Pink" is not a valid choice.'];
      const add = (color: unknown) => put(cart, { product_id: 1, color });
      expect(await add('Pink')).toEqual({ status: 400, body: { color: noChoice } });
      expect((await add('')).body).toEqual({ color: ['This field may not be blank.'] });
      expect((await add(null)).body).toEqual({ color: ['This field may not be null.'] });
      const { body: line } = await add('Black');
      const pink = [{ name: 'Pink', quantity: 1 }];
      expect(await change(line.id, { colors: pink })).toEqual({
        status: 400,
        body: { colors: noChoice },
      });
      expect((await change(line.id, { colors: [black, tan] })).body).toEqual({
        colors: ['Ensure there are no more colours than pieces.'],
      });
      expect((await change(line.id, { colors: 'Black' })).body).toEqual({
        colors: ['Expected a list of items but got type "str".'],
      });
      expect(
        (await change(line.id, { colors: [tan, { name: 'Tan', quantity: 0.5 }, 7] })).body,
      ).toEqual({
        colors: [
          {},
          { quantity: ['A valid integer is required.'] },
          { non_field_errors: ['Invalid data. Expected a dictionary, but got int.'] },
        ],
      });
      expect(await read(cart)).toMatchObject([{ quantity: 1, colors: [black] }]);
    });

    it('stays what was ordered when the product no longer has it', async () => {
      const { body: line } = await put(cart, { product_id: 1, color: 'Black' });
      await shop.stock({ products: [bag({ slug: 'a', available_colors: 'Tan:#b5793f' })] });
      const more = { quantity: 3, colors: [{ name: 'Black', quantity: 2 }, tan] };
      expect((await change(line.id, more)).body).toMatchObject({
        colors: [tan, { name: 'Black', quantity: 2 }],
      });
    });
  });

  it('keeps one product once on a wishlist, also when it is added many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => put(wishlist, { product: 1 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const items = await read(wishlist);
    expect(items).toMatchObject([{ product: { slug: 'a' } }]);
    expectContract(endpoints['GET /api/auth/wishlist/'].reply, items);
  });

  it("never shows, changes or removes another person's items", async () => {
    const { body: line } = await put(cart, { product_id: 1 });
    const { body: item } = await put(wishlist, { product: 1 });
    expect([await read(cart, bina), await read(wishlist, bina)]).toEqual([[], []]);
    const change = await shop.send('PATCH', `${cart}${line.id}/`, { quantity: 9 }, bina.headers);
    expect(change.status).toBe(404);
    expect(await remove(`${cart}${line.id}/`, bina)).toBe(404);
    expect(await remove(`${wishlist}${item.id}/`, bina)).toBe(404);
    expect(await read(cart)).toMatchObject([{ quantity: 1 }]);
    expect(await remove(`${cart}${line.id}/`)).toBe(204);
    expect(await remove(`${wishlist}${item.id}/`)).toBe(204);
  });

  it.each(['0', '-1', 'x', '99999999999', '%00'])('has no line %s', async (id) => {
    expect(await remove(`${cart}${id}/`)).toBe(404);
    expect(await remove(`${wishlist}${id}/`)).toBe(404);
  });

  it('asks for a product that exists, in either list', async () => {
    const noSuch = ['Invalid pk "7" - object does not exist.'];
    expect((await put(cart, { product_id: 7 })).body).toEqual({ product_id: noSuch });
    expect((await put(wishlist, { product: 7 })).body).toEqual({ product: noSuch });
    expect((await put(cart, { quantity: 0 })).body).toEqual({
      product_id: ['This field is required.'],
      quantity: ['Ensure this value is greater than or equal to 1.'],
    });
  });

  describe('when the shop no longer sells a product', () => {
    const withoutA = { products: [bag({ slug: 'b', price: '0.10' })], removeMissing: true };
    let line: { id: number };
    beforeEach(async () => {
      ({ body: line } = await put(cart, { product_id: 1, quantity: 3 }));
      await put(wishlist, { product: 1 });
      const { products } = await shop.stock(withoutA);
      expect(products).toEqual({ added: 0, changed: 0, unchanged: 1, removed: 1 });
    });
    const change = async (quantity: number) => {
      const path = `${cart}${line.id}/`;
      const response = await shop.send('PATCH', path, { quantity }, asha.headers);
      return { status: response.status, body: await response.json() };
    };

    it('keeps the items that hold it, and says that it is discontinued', async () => {
      const product = { slug: 'a', title: 'Tan Tote', discontinued: true };
      const lines = await read(cart);
      expect(lines).toMatchObject([{ id: line.id, product, quantity: 3, line_total: '4498.50' }]);
      expect(await read(wishlist)).toMatchObject([{ product }]);
      expectContract(endpoints['GET /api/auth/cart/'].reply, lines);
    });

    it('shows it nowhere else', async () => {
      const list = (query = '') =>
        eventually(
          () => read(`/api/auth/products/${query}`),
          (now) => (now.results ?? now).length === 1,
        );
      expect(await list()).toMatchObject([{ slug: 'b' }]);
      expect(await list('?fields=search')).toMatchObject([{ id: 2 }]);
      expect(await list('?offset=0&page_size=24&ordering=featured')).toMatchObject({
        count: 1,
        shop_count: 1,
      });
      for (const ref of ['a', '1']) {
        expect((await shop.call(`/api/auth/products/${ref}/`)).status).toBe(404);
      }
    });

    it('takes no more of it, and lets what is there go', async () => {
      const noSuch = ['Invalid pk "1" - object does not exist.'];
      expect((await put(cart, { product_id: 1 })).body).toEqual({ product_id: noSuch });
      expect((await put(wishlist, { product: 1 }, bina)).body).toEqual({ product: noSuch });
      const refusal = { quantity: ['This product is no longer sold.'] };
      expect(await change(4)).toEqual({ status: 400, body: refusal });
      expect(await change(2)).toMatchObject({ status: 200, body: { quantity: 2 } });
      expect(await remove(`${cart}${line.id}/`)).toBe(204);
      const [item] = await read(wishlist);
      expect(await remove(`${wishlist}${item.id}/`)).toBe(204);
    });

    it('sells it again, in the same lines, once an import names it', async () => {
      const again = { products: [bag({ slug: 'a', price: '2500', discounted_price: '' })] };
      expect((await shop.stock(again)).products).toMatchObject({ added: 1, changed: 0 });
      const [now] = await read(cart);
      expect(now).toMatchObject({ id: line.id, product: { id: 1 }, unit_price: '2500.00' });
      expect(now.product).not.toHaveProperty('discontinued');
      expect((await change(4)).status).toBe(200);
    });
  });

  it('takes nothing more while the disk of the database is full, and says when to come again', async () => {
    await sql`create function disk_is_full() returns trigger language plpgsql as $$
      begin raise disk_full; end $$`.execute(shop.db);
    await sql`create trigger full_disk before insert on cart_items
      execute function disk_is_full()`.execute(shop.db);
    const response = await shop.send('POST', cart, { product_id: 1 }, asha.headers);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    await sql`drop function disk_is_full() cascade`.execute(shop.db);
    expect((await put(cart, { product_id: 1 })).status).toBe(201);
    expect(await read(cart)).toHaveLength(1);
  });

  it('keeps what belongs to one person out of every cache', async () => {
    for (const path of [cart, wishlist, '/api/auth/me/']) {
      const { headers } = await shop.call(path, { headers: asha.headers });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

function expectContract(schema: TSchema, reply: unknown): void {
  expect([...Value.Errors(schema, reply)]).toEqual([]);
}
