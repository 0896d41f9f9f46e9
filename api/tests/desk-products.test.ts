import type { DeskPictureReply } from '@shop/shared/contract';
import { sql } from 'kysely';
import { type Ask, askAs, openTestDesk, stockDesk } from './world/desk';
import { eventually } from './world/eventually';
import { addPerson } from './world/people';
import { bag } from './world/shop-files';
import type { TestShop } from './world/test-shop';

describe('Products on the desk', () => {
  let shop: TestShop;
  let ask: Ask;
  let asPartner: Ask;
  beforeAll(async () => {
    ({ shop, ask } = await openTestDesk());
    const partner = { email: 'partner@example.com', first_name: 'Ravi', is_staff: true };
    asPartner = askAs(shop, await addPerson(shop.db, partner));
  });
  beforeEach(() => stockDesk(shop));
  afterAll(() => shop.close());

  const toteOf = async () => (await ask('GET', 'products/?search=tote')).body.results[0];
  const patch = async (change: object) => {
    const { id, version } = await toteOf();
    return ask('PATCH', `products/${id}/`, { version, ...change });
  };
  const seen = async () => {
    const response = await shop.call('/api/auth/products/tote/');
    return response.ok ? response.json() : response.status;
  };

  it('finds products by words of the title, the slug or the category', async () => {
    const titles = async (search: string) =>
      (await ask('GET', `products/?search=${search}`)).body.results.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('')).toEqual(['Belt', 'Tote']);
    expect(await titles('BAGS%20to')).toEqual(['Tote']);
    expect(await titles('%25')).toEqual([]);
    const none = await ask('GET', 'products/?sold_out=1&search=');
    expect([none.body.count, none.body.results[0].title]).toEqual([1, 'Belt']);
    // A hidden product does not wait for stock.
    await patch({ hidden: true, quantity: 0 });
    expect((await ask('GET', 'products/?sold_out=1')).body.count).toBe(1);
  });

  it('shows shoppers a new price, a new stock and a new order of pictures at once', async () => {
    await seen();
    const { images } = (await ask('GET', `products/${(await toteOf()).id}/`)).body;
    const pictures = images.map(({ hash }: { hash: string }) => hash).reverse();
    const { status, body } = await patch({ price: '₹2,499', quantity: 0, pictures });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ price: '2499.00', quantity: 0, change: expect.any(Number) }),
    ]);
    const now = await eventually(seen, ({ price }) => price === '2499.00');
    expect(now).toMatchObject({ quantity: 0, discount_percent: null });
    expect(now.images.map(({ image }: { image: string }) => image)).toEqual(
      images.map(({ image }: { image: string }) => image).reverse(),
    );
    expect(now.images.map(({ id }: { id: number }) => id)).toEqual(
      images.map(({ id }: { id: number }) => id).reverse(),
    );
  });

  it('hides a product from shoppers, and shows it again', async () => {
    expect((await patch({ hidden: true })).body.hidden).toBe(true);
    await eventually(seen, (state) => state === 404);
    expect(await (await shop.call('/api/auth/products/')).json()).toHaveLength(1);
    // An import of prices leaves it hidden.
    await shop.stock({ products: [bag({ slug: 'tote', title: 'Tote', price: '900' })] });
    expect(await seen()).toBe(404);
    await patch({ hidden: false });
    await eventually(seen, (state) => state !== 404);
  });

  it('ends a sale price by itself', async () => {
    const sale_ends_at = new Date(Date.now() + 2_500).toISOString();
    expect((await patch({ discounted_price: '1200', sale_ends_at })).status).toBe(200);
    const onSale = await eventually(seen, ({ discounted_price }) => discounted_price === '1200.00');
    expect(onSale.sale_ends_at).toBe(sale_ends_at);
    const over = await eventually(seen, ({ discounted_price }) => discounted_price === null);
    expect(over).not.toHaveProperty('sale_ends_at');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(sale_ends_at));
    expect(await toteOf()).toMatchObject({ discounted_price: null, sale_ends_at: null });
  });

  it.each([
    [{ price: '' }, { price: [expect.any(String)] }],
    [{ price: 'cheap' }, { price: [expect.stringMatching(/not a price/)] }],
    [{ discounted_price: '1999' }, { discounted_price: [expect.stringMatching(/lower/)] }],
    [{ quantity: -1 }, { quantity: [expect.stringMatching(/whole number/)] }],
    [{ title: ' ' }, { title: ['This is empty.'] }],
    [{ title: '\u200b' }, { title: ['This is empty.'] }],
    [{ category: 'hats' }, { category: ['Choose one of the categories.'] }],
    [{ available_colors: 'Tan' }, { available_colors: [expect.stringMatching(/Name:#rrggbb/)] }],
    [{ hidden: 'yes' }, { hidden: ['Must be a valid boolean.'] }],
    [{ pictures: ['none'] }, { pictures: ['Upload the picture first.'] }],
    [{ sale_ends_at: '2999-01-01' }, { sale_ends_at: [expect.stringMatching(/sale price/)] }],
    [
      { discounted_price: '1', sale_ends_at: '2020-01-01' },
      { sale_ends_at: [expect.stringMatching(/future/)] },
    ],
    [
      { discounted_price: '1', sale_ends_at: '9999-12-31T23:00:00-05:30' },
      { sale_ends_at: [expect.stringMatching(/not between 1900 and 9998/)] },
    ],
  ])('refuses %j', async (change, problem) => {
    expect(await patch(change)).toEqual({ status: 400, body: problem });
    expect((await ask('GET', 'changes/')).body.results[0]?.after ?? {}).not.toMatchObject(change);
  });

  it('loses nothing when two phones change one product: the second is shown what the first did', async () => {
    const { id, version } = await toteOf();
    const path = `products/${id}/`;
    const answers = await Promise.all([
      ask('PATCH', path, { version, quantity: 2 }),
      asPartner('PATCH', path, { version, price: '1500' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const now = (await ask('GET', path)).body;
    expect(refused?.body).toEqual({ detail: expect.any(String), current: now });
    // An import is a change too.
    await shop.stock({ products: [bag({ slug: 'tote', title: 'Tote', price: '900' })] });
    expect((await ask('PATCH', path, { version: now.version, quantity: 9 })).status).toBe(409);
  });

  it('undoes a change, notes who did so, and refuses when it was changed again', async () => {
    const { body: first } = await patch({ price: '1500', quantity: 1 });
    const undone = await asPartner('POST', `changes/${first.change}/undo/`, {});
    expect(undone).toEqual({ status: 200, body: { change: expect.any(Number) } });
    expect(await toteOf()).toMatchObject({ price: '1999.00', quantity: 3 });
    const [last, before] = (await ask('GET', 'changes/')).body.results;
    expect(last).toMatchObject({ who: 'Ravi', after: { price: '1999.00', quantity: 3 } });
    expect(before).toMatchObject({ who: 'Asha', undone_at: expect.any(String) });
    expect((await ask('POST', `changes/${first.change}/undo/`, {})).status).toBe(409);
    // To undo the undoing is to do it again; after another change it is not.
    const { body: again } = await ask('POST', `changes/${last.id}/undo/`, {});
    expect(await toteOf()).toMatchObject({ price: '1500.00', quantity: 1 });
    await patch({ price: '1700' });
    expect((await ask('POST', `changes/${again.change}/undo/`, {})).status).toBe(409);
    expect((await ask('POST', 'changes/999999/undo/', {})).status).toBe(404);
  });

  it('changes what a product is, and undoes it', async () => {
    const before = (await ask('GET', `products/${(await toteOf()).id}/`)).body;
    const given = { title: 'Big tote', description: 'Waxed.', country_of_origin: 'India' };
    const available_colors = 'Tan:#b5793f|Black:#1d1b1a';
    const { status, body } = await patch({ ...given, available_colors, category: 'belts' });
    expect([status, body]).toEqual([200, expect.objectContaining({ ...given, category: 'belts' })]);
    const now = await eventually(seen, ({ title }) => title === 'Big tote');
    expect(now).toMatchObject({ ...given, category: 'belts', available_colors: [{}, {}] });
    expect((await toteOf()).description).toBeUndefined();
    await ask('POST', `changes/${body.change}/undo/`, {});
    const { version: _version, ...same } = before;
    expect((await ask('GET', `products/${before.id}/`)).body).toMatchObject(same);
  });

  it('takes the colour of a picture along that is renamed, and away with one that goes', async () => {
    const colored = {
      available_colors: 'Tan:#b5793f|Black:#1d1b1a',
      images: 'a.jpg;Tan|b.jpg;Black',
    };
    await shop.stock({
      products: [bag({ slug: 'tote', ...colored })],
      pictures: ['a.jpg', 'b.jpg'],
    });
    const colors = async () =>
      (await ask('GET', `products/${(await toteOf()).id}/`)).body.images.map(
        ({ color }: { color?: string }) => color,
      );
    const { body } = await patch({ available_colors: 'Light tan:#b5793f' });
    expect(await colors()).toEqual(['Light tan', undefined]);
    await ask('POST', `changes/${body.change}/undo/`, {});
    expect(await colors()).toEqual(['Tan', 'Black']);
  });

  it('leaves each colour its picture where two share one', async () => {
    const colored = {
      available_colors: 'Tan:#b5793f|Black:#1d1b1a',
      images: 'a.jpg;Tan|b.jpg;Tan|a.jpg;Black',
    };
    await shop.stock({
      products: [bag({ slug: 'tote', ...colored })],
      pictures: ['a.jpg', 'b.jpg'],
    });
    const { images } = (await ask('GET', `products/${(await toteOf()).id}/`)).body;
    const [a, b] = images.map(({ hash }: DeskPictureReply) => hash);
    const { body } = await patch({ pictures: [b, a, a] });
    expect(body.images.map(({ color }: DeskPictureReply) => color)).toEqual([
      'Tan',
      'Tan',
      'Black',
    ]);
  });

  it('takes pictures from a product that has more than staff may add', async () => {
    const pictures = Array.from({ length: 14 }, (_, at) => `${at % 2 ? 'b' : 'a'}.jpg`);
    await shop.stock({
      products: [bag({ slug: 'tote', images: pictures.join('|') })],
      pictures: ['a.jpg', 'b.jpg'],
    });
    const { images } = (await ask('GET', `products/${(await toteOf()).id}/`)).body;
    const hashes = images.map(({ hash }: DeskPictureReply) => hash);
    const more = await patch({ pictures: [...hashes, hashes[0]] });
    expect([more.status, more.body]).toEqual([
      400,
      { pictures: ['Expected a list of at most 12 pictures.'] },
    ]);
    expect((await patch({ pictures: hashes.slice(1) })).body.images).toHaveLength(13);
  });

  it.each([
    ['goes, though another one has its tone', 'Camel:#b5793f|Black:#1d1b1a', [undefined, 'Camel']],
    [
      'gets another name and another tone',
      'Sand:#c8a070|Camel:#b5793f|Black:#1d1b1a',
      ['Sand', 'Camel'],
    ],
    [
      'and one of its tone get other names',
      'Sand:#b5793f|Rust:#b5793f|Black:#1d1b1a',
      ['Sand', 'Rust'],
    ],
    [
      'goes, and a new one has another place',
      'Camel:#b5793f|Black:#1d1b1a|Red:#aa0000',
      [undefined, 'Camel'],
    ],
  ])('gives pictures no colour of another when one %s', async (_what, available_colors, now) => {
    const colored = {
      available_colors: 'Tan:#b5793f|Camel:#b5793f|Black:#1d1b1a',
      images: 'a.jpg;Tan|b.jpg;Camel',
    };
    await shop.stock({
      products: [bag({ slug: 'tote', ...colored })],
      pictures: ['a.jpg', 'b.jpg'],
    });
    const { body } = await patch({ available_colors });
    expect(body.images.map(({ color }: { color?: string }) => color)).toEqual(now);
  });

  it('renames a product in the texts of its pictures too, if they have its title', async () => {
    await shop.stock({
      products: [bag({ slug: 'tote', title: 'Tote', images: 'a.jpg;;Tote|b.jpg;;Its inside' })],
      pictures: ['a.jpg', 'b.jpg'],
    });
    const { body } = await patch({ title: 'Big tote' });
    const texts = (images: { alt: string }[]) => images.map(({ alt }) => alt);
    expect(texts(body.images)).toEqual(['Big tote', 'Its inside']);
    await ask('POST', `changes/${body.change}/undo/`, {});
    const { images } = (await ask('GET', `products/${body.id}/`)).body;
    expect(texts(images)).toEqual(['Tote', 'Its inside']);
  });

  it('undoes a price with the discount that was stated for it', async () => {
    await sql`update products set discounted_price = 1500, discount_percent = 30
      where slug = 'tote'`.execute(shop.db);
    const { body } = await patch({ price: '2600' });
    const dearer = await eventually(seen, ({ price }) => price === '2600.00');
    expect(dearer.discount_percent).toBeNull();
    expect((await ask('POST', `changes/${body.change}/undo/`, {})).status).toBe(200);
    const undone = await eventually(seen, ({ price }) => price === '1999.00');
    expect(undone.discount_percent).toBe(30);
  });

  it('finds a word in either of the forms that keyboards write it in', async () => {
    const [composed, decomposed] = ['\u095c', '\u0921\u093c'].map((letter) => `चम${letter}ा`);
    await patch({ title: composed });
    for (const search of [composed, decomposed]) {
      const { body } = await ask('GET', `products/?search=${encodeURIComponent(String(search))}`);
      expect(body.count).toBe(1);
    }
  });

  it('undoes no price that a later sale would not fit', async () => {
    const { body: raised } = await patch({ price: '2500' });
    await patch({ discounted_price: '2200' });
    expect((await ask('POST', `changes/${raised.change}/undo/`, {})).status).toBe(409);
    expect(await toteOf()).toMatchObject({ price: '2500.00', discounted_price: '2200.00' });
  });

  it('writes nothing to the log of a change that changes nothing', async () => {
    const { version, price, quantity } = await toteOf();
    const { status, body } = await patch({ price, quantity });
    expect([status, body.change, body.version]).toEqual([200, undefined, version]);
  });
});
