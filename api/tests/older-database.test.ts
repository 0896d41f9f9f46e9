import { openOlderDatabase } from './world/older-database';

it('A database of 2026-11-22 opens, and holds all that it held', async () => {
  const { app, close } = await openOlderDatabase();
  try {
    const get = async (url: string, headers = {}) => (await app.inject({ url, headers })).json();
    const slugs = ['everyday-sling-bag', 'metro-backpack', 'chest-bag'];
    const products: { slug: string }[] = await get('/api/auth/products/');
    expect(products.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
    expect(await get('/api/auth/blogs/')).toMatchObject([{ title: 'How to care for leather' }]);
    expect(await get('/api/auth/comments/?blog=1')).toMatchObject([
      { content: 'My bag looks new again.' },
    ]);

    const payload = { email: 'asha@shop.example', password: 'Saddle-tan 7' };
    const signIn = await app.inject({ method: 'POST', url: '/api/auth/token/', payload });
    const headers = { authorization: `Bearer ${signIn.json().access}` };
    expect(await get('/api/auth/cart/', headers)).toMatchObject([
      { product_id: 2, quantity: 2, colors: [] },
    ]);
    expect(await get('/api/auth/wishlist/', headers)).toMatchObject([
      { product: { slug: 'everyday-sling-bag' } },
    ]);
  } finally {
    await close();
  }
}, 60_000);
