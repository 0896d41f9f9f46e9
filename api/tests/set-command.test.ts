import { nearest, set as runSet, setFields } from '../src/commands/set-command';
import { databaseAccess } from '../src/import/database-access';
import { eventually } from './world/eventually';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

describe('npm run shop -- set', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    await shop.empty();
    await shop.stock({
      categories: [{ slug: 'wallets', title: 'Wallets', description: '' }],
      products: [bag(), bag({ slug: 'brown-tote', discounted_price: '1499' })],
    });
  });
  afterAll(() => shop.close());

  const set = (slug: string, fields: Record<string, string>) =>
    setFields(databaseAccess(shop.db), { slug, fields, dataDir: shop.dataDir });
  const rows = () => shop.db.selectFrom('products').selectAll().orderBy('id').execute();

  it('changes the fields given, says old and new values, and changes nothing else', async () => {
    const before = await rows();
    expect(await set('tan-tote', { price: '₹1,250', quantity: '0', category: 'wallets' })).toEqual([
      'product tan-tote: changed',
      '  price: 1999.00 -> 1250.00',
      '  category: (empty) -> wallets',
      '  quantity: 3 -> 0',
    ]);
    const [tan, brown] = await rows();
    const [{ id: category_id } = { id: 0 }] = await shop.db
      .selectFrom('categories')
      .select('id')
      .execute();
    expect(tan).toEqual({
      ...before[0],
      ...{ price: '1250.00', paid_price: '1250.00', quantity: 0, category_id, version: 2 },
    });
    expect(brown).toEqual(before[1]);
    expect(await set('tan-tote', { quantity: '0' })).toEqual(['product tan-tote: unchanged']);
    const reply = await eventually(
      async () => (await shop.call('/api/auth/products/tan-tote/')).json(),
      ({ quantity }) => quantity === 0,
    );
    expect(reply).toMatchObject({ price: '1250.00', quantity: 0, category: 'wallets' });
  });

  it('hides a product from shoppers, and shows it again', async () => {
    const status = async () => (await shop.call('/api/auth/products/tan-tote/')).status;
    expect(await set('tan-tote', { hidden: 'yes' })).toEqual([
      'product tan-tote: changed',
      '  hidden: no -> yes',
    ]);
    await eventually(status, (now) => now === 404);
    expect(await set('tan-tote', { hidden: 'yes' })).toEqual(['product tan-tote: unchanged']);
    await set('tan-tote', { hidden: 'no', quantity: '2' });
    await eventually(status, (now) => now === 200);
  });

  it('empties a field with an empty value', async () => {
    expect(await set('brown-tote', { discounted_price: '' })).toContain(
      '  discounted_price: 1499.00 -> (empty)',
    );
  });

  it.each([
    [{ price: '12x' }, "price: '12x' is not a price in rupees; write 1999 or 1999.50"],
    [{ price: '' }, 'price: is empty'],
    [{ price: '1499' }, 'price: 1499.00 is not above the discounted_price of 1499.00'],
    [{ discounted_price: '2500' }, 'discounted_price: 2500.00 is not below the price of 1999.00'],
    [{ quantity: '-1' }, "quantity: '-1' is not a whole number from 0 to 1000000"],
    [{ category: 'purses' }, "category: 'purses' is not a category; there are wallets"],
    [{ sale_ends_at: '2026-01-31' }, 'sale_ends_at: is over; name a later end, or empty it'],
    [{ title: 'Best', price: 'free' }, "price: 'free' is not a price"],
  ])('refuses %j as the import does, and changes nothing', async (fields, message) => {
    const before = await rows();
    await expect(set('brown-tote', fields as Record<string, string>)).rejects.toThrow(message);
    await expect(set('brown-tote', fields as Record<string, string>)).rejects.toThrow(
      'Nothing was changed.',
    );
    expect(await rows()).toEqual(before);
  });

  it('names the nearest product, and does not bring back one that was removed', async () => {
    await expect(set('tan-toe', { price: '1' })).rejects.toThrow(
      "There is no product 'tan-toe'; did you mean tan-tote?",
    );
    await expect(set('umbrella', { price: '1' })).rejects.toThrow(
      "There is no product 'umbrella'.",
    );
    await shop.stock({ products: [bag()], removeMissing: true });
    await expect(set('brown-tote', { price: '2000' })).rejects.toThrow('There is no product');
  });

  it('refuses the end of a sale that there is not', async () => {
    await expect(set('tan-tote', { sale_ends_at: '2999-01-01' })).rejects.toThrow(
      'sale_ends_at: has no effect without a discounted_price; name that column too',
    );
    expect(await set('brown-tote', { sale_ends_at: '2999-01-01' })).toHaveLength(2);
  });

  it('says that an address stays, and does not propose its own name for it', async () => {
    await expect(runSet(['tan-tote', 'slug=brown-tote'])).rejects.toThrow(
      "'slug' cannot be set: it is the address of the product.",
    );
    await expect(runSet(['tan-tote', 'slg=x'])).rejects.toThrow(
      "'slg' is not a field of products.",
    );
  });

  it('knows which name is near', () => {
    const names = ['price', 'quantity', 'discounted_price'];
    expect(nearest('prise', names)).toBe('price');
    expect(nearest('Quantty', names)).toBe('quantity');
    expect(nearest('discountprice', names)).toBe('discounted_price');
    expect(nearest('colour', names)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});
