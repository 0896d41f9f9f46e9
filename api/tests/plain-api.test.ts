import { dirname } from 'node:path';
import { startPlainApi } from '../plain/plain-api';
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
    api = await startPlainApi({ folder: dirname(products) });
  });
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
      images: [{ id: 200, image: '/media/hash-a-jpg/640.jpg' }],
      key_features: 'One\nTwo',
      specifications: 'Width: 2 cm',
    });
    expect((await fetch(`${api.address}${body.results[0].image}`)).status).toBe(200);
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
