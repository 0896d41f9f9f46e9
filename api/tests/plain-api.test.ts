import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startPlainApi } from '../testing/plain-api';
import { scratchFolder } from './world/scratch-folder';
import { bag, writeShopFiles } from './world/shop-files';

describe('The plain stand-in API', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  let api: Awaited<ReturnType<typeof startPlainApi>>;
  const get = async (path: string) => {
    const response = await fetch(path.startsWith('http') ? path : `${api.address}${path}`);
    return { status: response.status, body: await response.json() };
  };
  beforeAll(async () => {
    folder = await scratchFolder();
    const { products } = await writeShopFiles(`${folder.path}/shop`, {
      categories: [{ slug: 'wallets', title: 'Wallets' }],
      products: Array.from({ length: 45 }, (_, at) =>
        bag({
          slug: `bag-${at}`,
          category: at % 2 ? 'wallets' : '',
          key_features: 'One|Two',
          specifications: 'Width: 2 cm',
          images: 'a.jpg',
        }),
      ),
      pictures: ['a.jpg'],
    });
    const posts = join(dirname(products), 'posts');
    await mkdir(posts);
    await writeFile(
      join(posts, '1.md'),
      '---\ntitle: A\nslug: first\ndate: 2026-02-01\npictures: [a.jpg]\n---\nText',
    );
    await writeFile(
      join(posts, '2.md'),
      '---\ntitle: B\nslug: second\ndate: 2026-01-01\n---\nText',
    );
    const comment = 'first: [{name: Neha, date: 2026-01-01, text: Thanks}]';
    await writeFile(join(posts, 'comments.yaml'), comment);
    api = await startPlainApi({ seedDir: dirname(products) });
  }, 60_000);
  afterAll(async () => {
    await api.close();
    await folder.remove();
  });

  it('gives lists in pages of 20 with absolute links', async () => {
    const seen: string[] = [];
    let next: string | null = '/api/auth/products/';
    while (next) {
      const {
        body,
      }: { body: { next: string | null; count: number; results: { slug: string }[] } } =
        await get(next);
      expect(body.count).toBe(45);
      seen.push(...body.results.map(({ slug }) => slug));
      next = body.next;
      if (next) expect(next.startsWith(`${api.address}/api/auth/products/?page=`)).toBe(true);
    }
    expect(seen).toHaveLength(45);
    expect(await get('/api/auth/products/?page=9')).toEqual({
      status: 404,
      body: { detail: 'Invalid page.' },
    });
  });

  it('knows no extension: plain pictures, numbers and texts, limit and fields ignored', async () => {
    const { body } = await get(
      '/api/auth/products/?limit=1&fields=card&ordering=-created_at&category=wallets',
    );
    expect(body.count).toBe(22);
    expect(body.results[0]).toMatchObject({
      slug: 'bag-1',
      price: 1999,
      image: '/media/hash-a-jpg/640.jpg',
      images: [{ id: expect.any(Number), image: '/media/hash-a-jpg/640.jpg' }],
      key_features: 'One\nTwo',
      specifications: 'Width: 2 cm',
    });
    expect((await fetch(`${api.address}${body.results[0].image}`)).status).toBe(200);
  });

  it('signs people in and keeps their wishlist and cart, with products as ids and no prices', async () => {
    const call = (method: string, path: string, body?: object, token?: string) =>
      fetch(`${api.address}/api/auth/${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const person = { email: 'a@b.co', password: 'Abc12!', password2: 'Abc12!', first_name: 'Asha' };
    expect((await call('POST', 'register/', person)).status).toBe(201);
    expect((await call('POST', 'register/', person)).status).toBe(400);
    expect((await call('POST', 'token/', { ...person, password: 'x' })).status).toBe(401);
    const { refresh } = await (await call('POST', 'token/', person)).json();
    const { access } = await (await call('POST', 'token/refresh/', { refresh })).json();
    const me = await (await call('GET', 'me/', undefined, access)).json();
    expect(me).toEqual({ email: 'a@b.co', first_name: 'Asha', last_name: '' });
    expect((await call('GET', 'products/', undefined, 'stale')).status).toBe(401);
    expect((await call('GET', 'cart/')).status).toBe(401);

    expect((await call('POST', 'wishlist/', { product: 3 }, access)).status).toBe(201);
    expect((await call('POST', 'wishlist/', { product: 3 }, access)).status).toBe(400);
    for (const quantity of [2, 1]) {
      await call('POST', 'cart/', { product_id: 3, quantity }, access);
    }
    const cart = async () => (await call('GET', 'cart/', undefined, access)).json();
    expect(await cart()).toMatchObject({ count: 1, results: [{ id: 1, product: 3, quantity: 3 }] });
    expect(await (await call('PATCH', 'cart/1/', { quantity: 1 }, access)).text()).toBe('');
    expect((await call('DELETE', 'cart/1/', undefined, access)).status).toBe(204);
    expect((await call('DELETE', 'cart/1/', undefined, access)).status).toBe(404);
    expect(await cart()).toMatchObject({ count: 0, next: null, results: [] });
  });

  it('gives posts and comments in pages: no filter by slug, whole addresses, oldest first', async () => {
    const { body } = await get('/api/auth/blogs/?slug=second');
    expect(body).toMatchObject({ count: 2, results: [{ slug: 'first' }, { slug: 'second' }] });
    expect(body.results[0].images).toEqual([
      { id: 1, image: '/media/hash-a-jpg/640.jpg', caption: '' },
    ]);
    expect((await get('/api/auth/blogs/second/')).body).toEqual(body.results[1]);
    expect((await get('/api/auth/blogs/none/')).status).toBe(404);
    const one = { id: 1, blog: 1, content: 'Thanks', user: { email: 'neha@example.com' } };
    expect((await get('/api/auth/comments/?blog=1')).body).toMatchObject({ results: [one] });
    expect((await get('/api/auth/comments/?blog=2')).body.results).toEqual([]);

    const post = (body: object, token = '') =>
      fetch(`${api.address}/api/auth/comments/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    expect((await post({ blog: 2, content: 'Hello' })).status).toBe(401);
    const person = { email: 'b@b.co', password: 'Abc12!', password2: 'Abc12!', first_name: 'Bina' };
    const signIn = (path: string) =>
      fetch(`${api.address}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
    await signIn('register/');
    const { access } = await (await signIn('token/')).json();
    expect((await post({ blog: 2, content: ' ' }, access)).status).toBe(400);
    expect(await (await post({ blog: 2, content: 'Hello' }, access)).json()).toMatchObject({
      id: 2,
      blog: 2,
      content: 'Hello',
      user: { first_name: 'Bina', email: 'b@example.com' },
    });
  });

  it('finds one product by slug and id, and none otherwise', async () => {
    expect((await get('/api/auth/products/bag-3/')).body.id).toBe(4);
    expect((await get('/api/auth/products/4/')).body.slug).toBe('bag-3');
    expect(await get('/api/auth/products/none/')).toEqual({
      status: 404,
      body: { detail: 'Not found.' },
    });
    expect((await get('/api/auth/categories/')).body).toMatchObject([{ id: 1, slug: 'wallets' }]);
  });
});
