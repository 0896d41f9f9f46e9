import { endpoints } from '@shop/shared/contract';
import { FormatRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { addOrder } from '../src/repositories/orders-repository';
import { deleteUser } from '../src/repositories/own-data-repository';
import { addPost } from './world/blog';
import { addPerson, type Person, password } from './world/people';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

const slugs = ['tote', 'belt'];

describe('What a person may ask of the shop', () => {
  let shop: TestShop;
  let asha: Person;
  let bina: Person;
  beforeAll(async () => {
    FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text)));
    shop = await openTestShop({
      secretKey,
      accounts: { loginPerMinute: 30, contactPerMinute: 1_000 },
    });
  });
  beforeEach(async () => {
    await shop.empty();
    await shop.db.deleteFrom('users').execute();
    await shop.db.deleteFrom('enquiries').execute();
    await shop.db.deleteFrom('orders').execute();
    await shop.stock({
      products: slugs.map((slug) => ({ slug, title: `A ${slug}`, price: '100', quantity: '5' })),
    });
    await addPost(shop.db, { slug: 'care' });
    asha = await addPerson(shop.db);
    bina = await addPerson(shop.db, { email: 'bina@example.com', first_name: 'Bina' });
    for (const person of [asha, bina]) await fill(person);
  });
  afterAll(() => shop.close());

  /** Everything that the API stores of a person, and an enquiry with the same address. */
  async function fill({ id, email, headers }: Person): Promise<void> {
    const [{ id: product } = { id: 0 }] = await shop.db
      .selectFrom('products')
      .select('id')
      .execute();
    const [{ id: blog } = { id: 0 }] = await shop.db
      .selectFrom('blog_posts')
      .select('id')
      .execute();
    const post = async (path: string, body: object) => {
      const { status } = await shop.send('POST', `/api/auth/${path}/`, body, headers);
      expect({ path, status }).toEqual({ path, status: 201 });
    };
    await post('wishlist', { product });
    await post('cart', { product_id: product, quantity: 2 });
    const line = { slug: 'tote', title: 'A tote', quantity: 2, unit_price: '100.00' };
    await addOrder(shop.db, {
      key: `K7Q4-${id}`,
      user_id: id,
      name: 'Asha',
      lines: [line],
      total: '200.00',
    });
    await post('comments', { blog, content: `Words of ${id}` });
    await post('contact', {
      name: 'Who knows',
      email,
      phone: '+91 98000 00000',
      message: 'Where is my order for the hospital?',
    });
  }

  const ask = async ({ headers }: Pick<Person, 'headers'>, path = 'me/data') =>
    shop.call(`/api/auth/${path}/`, { headers });
  const remove = (typed: unknown, { headers }: Pick<Person, 'headers'> = asha) =>
    shop.send('POST', '/api/auth/me/delete/', { password: typed }, headers);
  const signIn = async () => shop.send('POST', '/api/auth/token/', { email: asha.email, password });

  it('is all that is stored about them, and nothing of anybody else', async () => {
    const response = await ask(asha);
    expect(response.status).toBe(200);
    const data = await response.json();
    const { reply } = endpoints['GET /api/auth/me/data/'];
    expect([...Value.Errors(reply, data)]).toEqual([]);
    expect(data).toEqual({
      account: {
        email: 'asha@example.com',
        first_name: 'Asha',
        last_name: '',
        is_staff: false,
        created_at: expect.any(String),
      },
      wishlist: [{ product: 'tote', title: 'A tote', created_at: expect.any(String) }],
      cart: [{ product: 'tote', title: 'A tote', quantity: 2, colors: {} }],
      comments: [
        {
          post: 'care',
          content: `Words of ${asha.id}`,
          approved: true,
          created_at: expect.any(String),
        },
      ],
      orders: [
        expect.objectContaining({
          reference: 'K7Q4',
          name: 'Asha',
          total: '200.00',
          status: 'new',
        }),
      ],
    });
  });

  it('has what they hold of products that are no longer sold, and comments that wait', async () => {
    await shop.db.updateTable('products').set({ removed_at: new Date() }).execute();
    await shop.db.updateTable('comments').set({ approved: false }).execute();
    const data = await (await ask(asha)).json();
    expect(data.wishlist).toHaveLength(1);
    expect(data.cart).toHaveLength(1);
    expect(data.comments).toMatchObject([{ approved: false }]);
  });

  it('gives no enquiry, whose address was never verified', async () => {
    expect(await (await ask(asha)).text()).not.toMatch(/hospital|Who knows|argon2/);
  });

  it.each(['GET data', 'POST delete'])('needs a token that is good: %s', async (call) => {
    const [method = '', path] = call.split(' ');
    const body = method === 'POST' ? JSON.stringify({ password }) : undefined;
    for (const authorization of ['', 'Bearer a.b.c']) {
      const headers = { 'content-type': 'application/json', authorization };
      const response = await shop.call(`/api/auth/me/${path}/`, { method, headers, body });
      expect(response.status).toBe(401);
    }
    expect((await ask(asha)).status).toBe(200);
  });

  it.each([
    ['a wrong one', 'Abc12?', 'The password is not right.'],
    ['none', undefined, 'This field is required.'],
    ['a blank one', ' ', 'This field may not be blank.'],
  ])('deletes nothing for %s', async (_what, typed, message) => {
    const response = await remove(typed);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ password: [message] });
    expect(await (await ask(asha)).json()).toMatchObject({ wishlist: [{}], comments: [{}] });
  });

  it('limits how often a password may be tried in a browser that is signed in', async () => {
    const guesses: number[] = [];
    for (let guess = 0; guess < 32; guess += 1) {
      guesses.push((await remove(`Guess${guess}!`, bina)).status);
    }
    expect(guesses.at(-1)).toBe(429);
    expect((await remove(password, bina)).status).toBe(429);
    expect((await ask(bina)).status).toBe(200);
  });

  it('deletes the account and all that belongs to it, and nothing of anybody else', async () => {
    const response = await remove(password);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    for (const table of ['wishlist_items', 'cart_items', 'comments'] as const) {
      const left = await shop.db.selectFrom(table).select('user_id').execute();
      expect({ table, left }).toEqual({ table, left: [{ user_id: bina.id }] });
    }
    const orders = await shop.db
      .selectFrom('orders')
      .select(['user_id', 'name', 'total'])
      .execute();
    expect(orders).toHaveLength(2);
    expect(orders).toContainEqual({ user_id: null, name: '', total: '200.00' });
    expect(orders).toContainEqual({ user_id: bina.id, name: 'Asha', total: '200.00' });
    const shown = await (await shop.call('/api/auth/comments/')).json();
    expect(shown).toMatchObject([{ content: `Words of ${bina.id}` }]);
    // It was sent without an account, and the shop may still have to answer it.
    const enquiries = await shop.db.selectFrom('enquiries').select('email').execute();
    expect(enquiries.map(({ email }) => email).sort()).toEqual([asha.email, bina.email]);
  });

  it('makes every token worth nothing, and the password', async () => {
    const { access, refresh } = await (await signIn()).json();
    expect((await remove(password)).status).toBe(204);

    const gone = { detail: 'User not found', code: 'user_not_found' };
    const renewed = await shop.send('POST', '/api/auth/token/refresh/', { refresh });
    const tokens = [access, (await renewed.json()).access];
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` };
      for (const path of ['me', 'me/data', 'cart', 'wishlist']) {
        const refused = await ask({ headers }, path);
        expect(refused.status).toBe(401);
        expect(await refused.json()).toEqual(gone);
      }
      expect((await remove(password, { headers })).status).toBe(401);
    }
    expect((await signIn()).status).toBe(401);
  });

  it('leaves the address free for a new account, which begins empty', async () => {
    await remove(password);
    const registered = await shop.send('POST', '/api/auth/register/', {
      email: asha.email,
      password,
      password2: password,
    });
    expect(registered.status).toBe(201);
    const { access } = await (await signIn()).json();
    const data = await (await ask({ headers: { authorization: `Bearer ${access}` } })).json();
    expect(data).toMatchObject({ wishlist: [], cart: [], comments: [], orders: [] });
  });

  it('leaves no name in orders that are stored while the account is deleted', async () => {
    const lines = [{ slug: 'tote', title: 'A tote', quantity: 1, unit_price: '100.00' }];
    for (let round = 0; round < 5; round += 1) {
      const { id } = await addPerson(shop.db, { email: `gone${round}@example.com` });
      const store = (n: number) => {
        const key = `GONE-${round}-${n}`;
        return addOrder(shop.db, { key, user_id: id, name: 'Gone', lines, total: '100.00' });
      };
      const first = Array.from({ length: 5 }, (_, n) => store(n));
      const deleted = deleteUser(shop.db, id);
      const after = Array.from({ length: 15 }, (_, n) => store(n + 5));
      await Promise.all([...first, deleted, ...after]);
    }
    const orders = shop.db.selectFrom('orders').select(['user_id', 'name', 'total']);
    const stored = await orders.where('key', 'like', 'GONE-%').execute();
    expect(stored).toEqual(
      Array.from({ length: 100 }, () => ({ user_id: null, name: '', total: '100.00' })),
    );
  });

  it('deletes once, of two presses at the same time', async () => {
    const answers = await Promise.all([remove(password), remove(password)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(204);
    for (const { status } of answers) expect([204, 400, 401]).toContain(status);
  });
});
