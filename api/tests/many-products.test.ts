import { sql } from 'kysely';
import { eventually } from './world/eventually';
import { openTestShop, type TestShop } from './world/test-shop';

describe('In a shop of more products than it looks through', () => {
  let shop: TestShop;
  /** Adds products of one colour, one statement for all. */
  const add = (color: string, count: number) =>
    sql`
      insert into products (slug, title, subtitle, description, price, available_colors, quantity,
        key_features, specifications, care_instructions, is_popular, created_at)
      select ${color}::text || number, '', '', '', 1,
        json_build_array(json_build_object('name', ${color}::text, 'hex', '#000000')),
        1, '[]', '{}', '', false, now()
      from generate_series(1, ${count}::int) as number`.execute(shop.db);
  const colors = async () => {
    const reply = await shop.call('/api/auth/products/?offset=0&page_size=1');
    const { count, colors } = (await reply.json()) as { count: number; colors: { name: string }[] };
    return { count, names: colors.map(({ name }) => name) };
  };
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('the colours are those of the newest 10,000, however many there are', async () => {
    await add('Wine', 2);
    await add('Tan', 9_999);
    expect(await colors()).toEqual({ count: 10_001, names: ['Tan', 'Wine'] });
    await add('Olive', 1);
    // Replies are cached until the catalogue's version is read again.
    const { names } = await eventually(colors, ({ count }) => count === 10_002);
    expect(names).toEqual(['Tan', 'Olive']);
  });
});
