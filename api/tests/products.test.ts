import { endpoints } from '@shop/shared/contract';
import { FormatRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';

describe('The catalogue over HTTP (spec section 7, shapes of section 3)', () => {
  let shop: TestShop;
  const list = async (query = '') => {
    const response = await shop.call(`/api/auth/products/${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>[];
  };
  const slugs = async (query = '') => (await list(query)).map(({ slug }) => slug);

  beforeAll(async () => {
    shop = await openTestShop();
    await shop.stock({
      categories: [
        { slug: 'wallets', title: 'Wallets', image: 'front.jpg' },
        { slug: '', title: 'Gift sets' },
        { slug: '1', title: 'Named like a number' },
      ],
      products: [
        bag({
          slug: 'tan-wallet',
          title: 'Tan Wallet',
          subtitle: 'Thin',
          description: 'A wallet.',
          price: '1999',
          discounted_price: '1499.5',
          category: 'wallets',
          available_colors: 'Tan:#B5793F|Black:#1d1b1a',
          quantity: '4',
          key_features: 'Thin|Light',
          specifications: 'Material: Leather|2: two',
          care_instructions: 'Wipe dry.',
          warranty_months: '6',
          exchange_days: '1',
          country_of_origin: 'India',
          is_popular: 'yes',
          created_at: '2026-03-01',
          images: 'front.jpg;tan;The front|back.jpg',
        }),
        bag({ slug: 'gift', title: 'Gift', category: 'Gift sets', created_at: '2026-03-03' }),
        bag({ slug: '1', title: 'Looks like an id', category: '1', created_at: '2026-03-02' }),
        bag({ slug: 'plain', title: 'Plain', created_at: '2026-03-02' }),
      ],
      pictures: ['front.jpg', 'back.jpg'],
    });
  });
  afterAll(() => shop.close());

  it('gives a product every field of the spec, prices as decimals with two places', async () => {
    const response = await shop.call('/api/auth/products/tan-wallet/');
    const product = await response.json();
    expect(product).toEqual({
      id: 1,
      slug: 'tan-wallet',
      title: 'Tan Wallet',
      subtitle: 'Thin',
      description: 'A wallet.',
      price: '1999.00',
      discounted_price: '1499.50',
      discount_percent: null,
      images: [
        expect.objectContaining({ alt: 'The front', color: 'Tan' }),
        expect.objectContaining({ alt: 'Tan Wallet' }),
      ],
      image: '/media/hash-front-jpg/640.jpg',
      category: 'wallets',
      available_colors: [
        { name: 'Tan', hex: '#b5793f' },
        { name: 'Black', hex: '#1d1b1a' },
      ],
      quantity: 4,
      key_features: ['Thin', 'Light'],
      specifications: { Material: 'Leather', '2': 'two', 'Country of origin': 'India' },
      care_instructions: 'Wipe dry.',
      warranty_months: 6,
      exchange_days: 1,
      country_of_origin: 'India',
      isPopular: true,
      created_at: '2026-03-01T00:00:00.000Z',
    });
    expect(product.images[0]).toEqual({
      id: expect.any(Number),
      image: '/media/hash-front-jpg/640.jpg',
      alt: 'The front',
      color: 'Tan',
      placeholder: '#b74',
      width: 640,
      height: 640,
      sources: [
        {
          type: 'image/avif',
          srcset: '/media/hash-front-jpg/320.avif 320w, /media/hash-front-jpg/640.avif 640w',
        },
        {
          type: 'image/webp',
          srcset: '/media/hash-front-jpg/320.webp 320w, /media/hash-front-jpg/640.webp 640w',
        },
      ],
    });
  });

  it('answers what the contract says, to the field', async () => {
    FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text)));
    for (const [key, path] of [
      ['GET /api/auth/products/', '/api/auth/products/'],
      ['GET /api/auth/products/{ref}/', '/api/auth/products/gift/'],
      ['GET /api/auth/categories/', '/api/auth/categories/'],
    ] as const) {
      const reply: unknown = await (await shop.call(path)).json();
      expect([...Value.Errors(endpoints[key].reply, reply)]).toEqual([]);
      // Nothing that the contract does not name.
      expect(Value.Clean(endpoints[key].reply, structuredClone(reply))).toEqual(reply);
    }
  });

  it('finds a product by id and by slug, with and without the slash at the end', async () => {
    for (const ref of ['tan-wallet/', 'tan-wallet', '2/', '2']) {
      const response = await shop.call(`/api/auth/products/${ref}`);
      expect(response.status).toBe(200);
    }
  });

  it('takes a slug that looks like a number for the slug', async () => {
    const response = await shop.call('/api/auth/products/1/');
    expect(await response.json()).toMatchObject({ id: 3, title: 'Looks like an id' });
  });

  it('lists products in the order they were added', async () => {
    expect(await slugs()).toEqual(['tan-wallet', 'gift', '1', 'plain']);
  });

  it('lists the newest first when asked, the later added first among equals', async () => {
    expect(await slugs('?ordering=-created_at')).toEqual(['gift', 'plain', '1', 'tan-wallet']);
  });

  it('filters by a category slug, and by the id of a category without one', async () => {
    expect(await slugs('?category=wallets')).toEqual(['tan-wallet']);
    const categories = await (await shop.call('/api/auth/categories/')).json();
    const gifts = categories.find(({ slug }: { slug: string | null }) => slug === null);
    expect(await list(`?category=${gifts.id}`)).toMatchObject([
      { slug: 'gift', category: String(gifts.id) },
    ]);
  });

  it('takes a category slug that looks like a number for the slug', async () => {
    expect(await slugs('?category=1')).toEqual(['1']);
  });

  it('lists nothing for a category that does not exist', async () => {
    for (const category of [
      'none',
      '999',
      '99999999999999999999',
      '%00',
      'a%00b',
      "';--",
      '%ED%A0%80',
    ]) {
      expect(await slugs(`?category=${category}`)).toEqual([]);
    }
  });

  it('bounds the list by a limit, and ignores one it cannot read', async () => {
    expect(await slugs('?limit=2')).toEqual(['tan-wallet', 'gift']);
    for (const limit of ['abc', '', '0', '-1', '1.5', '1e2', '99999999999999999999']) {
      expect(await slugs(`?limit=${limit}`)).toHaveLength(4);
    }
  });

  it('believes the last of a repeated name and ignores unknown ones, as Django does', async () => {
    expect(await slugs('?limit=4&limit=1&nonsense=1')).toEqual(['tan-wallet']);
  });

  it.each([
    ['id', '', ['tan-wallet', 'gift', '1', 'plain']],
    ['featured', '&offset=1&page_size=2', ['gift', '1']],
    ['newest', '', ['plain', '1', 'gift', 'tan-wallet']],
    ['price-low', '', ['tan-wallet', 'gift', '1', 'plain']],
    ['price-high', '&page_size=1&category=wallets', ['tan-wallet']],
    ['featured', '&offset=99', []],
    ['featured', '&category=none', []],
  ])(
    'gives a part of the list in the order %s %s, and how many there are',
    async (ordering, more, names) => {
      const response = await shop.call(`/api/auth/products/?offset=0&ordering=${ordering}${more}`);
      const part = (await response.json()) as { results: { slug: string }[] };
      const count = more.includes('wallets') ? 1 : more.includes('none') ? 0 : 4;
      expect(part).toMatchObject({ count, shop_count: 4, ordering });
      expect(part.results.map(({ slug }) => slug)).toEqual(names);
    },
  );

  it.each([
    ['&color=tan', ['tan-wallet']],
    ['&color=pink', []],
    ['&color=%00', []],
    ['&maxPrice=1500', ['tan-wallet']],
    ['&maxPrice=1499', []],
    ['&maxPrice=none&inStock=no&color=', ['tan-wallet', 'gift', '1', 'plain']],
    ['&inStock=true&category=wallets&color=Black&maxPrice=99999999', ['tan-wallet']],
    ['&inStock=true&category=none', []],
  ])('gives and counts only what passes the filters %s', async (filters, names) => {
    const part = async (rest: string) =>
      (await (await shop.call(`/api/auth/products/?ordering=id&offset=${rest}`)).json()) as {
        results: { slug: string }[];
      };
    const { results, ...about } = await part(`0${filters}`);
    expect(results.map(({ slug }) => slug)).toEqual(names);
    expect(about).toMatchObject({
      count: names.length,
      shop_count: 4,
      filters: ['category', 'color', 'maxPrice', 'inStock'],
    });
    expect(await part(`9${filters}`)).toMatchObject({ count: names.length, results: [] });
  });

  it('names the colours of a category, those of most products first', async () => {
    const response = await shop.call('/api/auth/products/?ordering=id&offset=0&category=wallets');
    expect(await response.json()).toMatchObject({
      colors: [
        { name: 'Black', hex: '#1d1b1a' },
        { name: 'Tan', hex: '#b5793f' },
      ],
    });
  });

  it('knows no order of parts without an offset, and no part without a number', async () => {
    expect(await slugs('?ordering=newest')).toEqual(['tan-wallet', 'gift', '1', 'plain']);
    expect(await slugs('?ordering=newest&offset=-1')).toHaveLength(4);
  });

  it('leaves the long texts and all but the main picture out of cards', async () => {
    const [card] = await list('?fields=card&limit=1');
    expect(card).toMatchObject({ slug: 'tan-wallet', image: '/media/hash-front-jpg/640.jpg' });
    expect(card?.images).toHaveLength(1);
    for (const field of ['description', 'specifications', 'key_features', 'care_instructions']) {
      expect(card).not.toHaveProperty(field);
    }
  });

  it('gives a search what cards leave out, and no more', async () => {
    const [feed] = await list('?fields=feed&limit=1');
    expect(feed).toMatchObject({
      description: expect.any(String),
      specifications: expect.any(Object),
    });
    expect(feed).not.toHaveProperty('care_instructions');
    expect([feed?.images].flat().length).toBeLessThanOrEqual(1);
    expect(await list('?fields=search&limit=1')).toEqual([
      {
        id: 1,
        slug: 'tan-wallet',
        available_colors: [
          { name: 'Tan', hex: '#b5793f' },
          { name: 'Black', hex: '#1d1b1a' },
        ],
        key_features: ['Thin', 'Light'],
      },
    ]);
  });

  it('lists categories; one without a slug or picture says null', async () => {
    const response = await shop.call('/api/auth/categories');
    expect(await response.json()).toEqual([
      {
        id: 1,
        slug: 'wallets',
        title: 'Wallets',
        description: '',
        image: '/media/hash-front-jpg/640.jpg',
        picture: expect.objectContaining({ alt: 'Wallets' }),
      },
      { id: 2, slug: null, title: 'Gift sets', description: '', image: null },
      { id: 3, slug: '1', title: 'Named like a number', description: '', image: null },
    ]);
  });

  it.each([
    'nope',
    '999',
    '0',
    '-1',
    '99999999999999999999',
    'a%00b',
    '%ff',
    '%ED%A0%80',
    `${'x'.repeat(5_000)}`,
    encodeURIComponent('ट'.repeat(200)),
    '..%2f..%2fetc%2fpasswd',
  ])('answers 404 in JSON for /products/%.40s/', async (ref) => {
    const response = await shop.call(`/api/auth/products/${ref}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });
});
