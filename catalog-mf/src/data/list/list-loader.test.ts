import { mockApi, sampleCategory, sampleProduct, sampleProducts } from '@shop/shared/testing';
import { answer, silence } from 'federated-site/testing/api';
import { cachedCatalog, forgetCatalog, refreshCatalog } from './catalog-cache';
import { loadListInBrowser, loadListOnServer, revalidateList } from './list-loader';

const products = 'GET /api/auth/products/';
const categories = 'GET /api/auth/categories/';

const argsFor = (search = '') =>
  ({
    params: {},
    request: new Request(`http://shop.test/products${search}`),
    context: {},
  }) as unknown as Parameters<typeof loadListOnServer>[0];

beforeEach(() => {
  forgetCatalog();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('the product list on the server', () => {
  it('gives one page of cards, how many match in all, and the categories', async () => {
    mockApi({ [products]: sampleProducts(60), [categories]: [sampleCategory()] });
    const page = await loadListOnServer(argsFor('?page=3&sort=price-low'));
    expect(page).toMatchObject({
      state: 'ready',
      total: 60,
      page: 3,
      categories: [{ slug: 'womens' }],
    });
    expect(page).toHaveProperty('cards.length', 12);
  });

  it('gives only the fields of cards, so that the page stays small', async () => {
    mockApi({ [products]: sampleProducts(1), [categories]: [] });
    const { cards } = (await loadListOnServer(argsFor())) as unknown as { cards: object[] };
    expect(Object.keys(cards[0] ?? {}).sort()).toEqual([
      'category',
      'colors',
      'createdAt',
      'id',
      'originalPrice',
      'percentOff',
      'picture',
      'popular',
      'price',
      'quantity',
      'slug',
      'subtitle',
      'title',
    ]);
  });

  const olderApi = ({ query }: { query: Readonly<Record<string, string>> }) => ({
    count: 3,
    shop_count: 300,
    ordering: query.ordering,
    results: [
      sampleProduct({ id: 1, discounted_price: '499.99' }),
      sampleProduct({ id: 2, discounted_price: '500.00' }),
      sampleProduct({ id: 3, discounted_price: '400.00', quantity: 0 }),
    ],
  });

  it.each([
    ['?maxPrice=500', [1, 3]],
    ['?maxPrice=500&inStock=true', [1]],
    ['?color=BLACK', [1, 2, 3]],
    ['?color=Pink', []],
  ])('filters and counts by %s where the API does not know the filter', async (search, ids) => {
    for (const reply of [olderApi, (call: { query: never }) => olderApi(call).results]) {
      mockApi({ [products]: reply as never, [categories]: [] });
      const page = await loadListOnServer(argsFor(search));
      expect(page).toMatchObject({ state: 'ready', total: ids.length });
      expect(page).toHaveProperty(
        'cards',
        ids.map((id) => expect.objectContaining({ id })),
      );
    }
  });

  it('trusts the count and the colours of an API that knows the filters', async () => {
    const api = mockApi({
      [products]: ((call: { query: Readonly<Record<string, string>> }) => ({
        ...olderApi(call),
        count: 60,
        filters: ['category', 'color', 'maxPrice', 'inStock'],
        colors: [{ name: 'Wine', hex: '#501020' }],
      })) as never,
      [categories]: [],
    });
    const page = await loadListOnServer(argsFor('?color=wine&maxPrice=2000&inStock=true'));
    expect(page).toMatchObject({ total: 60, colors: [{ name: 'Wine', hex: '#501020' }] });
    expect(api.callsOf(products)).toMatchObject([
      { query: { color: 'wine', maxPrice: '2000', inStock: 'true' } },
    ]);
  });

  it('keeps nothing in memory: it would be every visitor’s', async () => {
    mockApi({ [products]: sampleProducts(1), [categories]: [] });
    await loadListOnServer(argsFor());
    expect(cachedCatalog()).toBeUndefined();
  });

  it('answers 503 with Retry-After while the API is down', async () => {
    mockApi({ [products]: answer(502), [categories]: answer(502) });
    expect(await loadListOnServer(argsFor())).toMatchObject({
      data: { state: 'failed' },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    });
  });

  it('does not begin to read a shop of too many products for a search', async () => {
    const large = (call: { query: Readonly<Record<string, string>> }) => ({
      ...olderApi(call),
      count: 100_001,
    });
    const api = mockApi({ [products]: large as never, [categories]: [] });
    expect(await loadListOnServer(argsFor('?q=tote'))).toMatchObject({ init: { status: 503 } });
    expect(api.callsOf(products)).toHaveLength(1);
  });

  it('leaves data of a slow API to the browser', async () => {
    mockApi({ [products]: answer(504), [categories]: answer(504) });
    expect(await loadListOnServer(argsFor())).toMatchObject({
      data: { state: 'coming' },
      init: { status: 503, headers: { 'Retry-After': '10' } },
    });
  });

  it('requests the nearest existing page one time, however the API counts', async () => {
    // A page fewer whenever it is asked.
    let count = 240;
    const shrinking = ({ query }: { query: Readonly<Record<string, string>> }) => {
      count -= 24;
      return { count, shop_count: 240, ordering: query.ordering, results: [] };
    };
    const api = mockApi({ [products]: shrinking as never, [categories]: [] });
    expect(await loadListOnServer(argsFor('?page=10'))).toMatchObject({ state: 'ready', page: 9 });
    expect(api.callsOf(products).map(({ query }) => query.offset)).toEqual(['216', '192']);
  });

  it('follows the pages of an API that has them', async () => {
    const pageOf = ({ query }: { query: Readonly<Record<string, string>> }) =>
      query.page === '2'
        ? { count: 2, next: null, previous: null, results: [sampleProduct({ id: 2 })] }
        : {
            count: 2,
            next: 'http://api.test/api/auth/products/?page=2',
            results: [sampleProduct({ id: 1 })],
          };
    mockApi({ [products]: pageOf as never, [categories]: [] });
    expect(await loadListOnServer(argsFor())).toMatchObject({ total: 2 });
  });
});

describe('a category that an address has in other letters, or by its id', () => {
  type Call = { query: Readonly<Record<string, string>> };
  const exact = ({ query: { category } }: Call) =>
    category === 'womens' ? [sampleProduct({ category })] : [];
  const partly = (call: Call) => {
    const results = exact(call);
    const { ordering } = call.query;
    return { count: results.length, shop_count: 300, ordering, results };
  };

  it.each([
    ['that gives parts', partly],
    ['that gives all', exact],
    ['that knows no empty list', (call: Call) => (exact(call)[0]?.id ? exact(call) : answer(404))],
  ])('is asked for as an API %s writes it', async (_, reply) => {
    for (const load of [loadListOnServer, loadListInBrowser]) {
      for (const category of ['WOMENS', `${sampleCategory().id}`]) {
        const api = mockApi({ [products]: reply as never, [categories]: [sampleCategory()] });
        expect(await load(argsFor(`?category=${category}`))).toMatchObject({ total: 1 });
        const asked = api.callsOf(products).map(({ query }) => query.category);
        expect(asked.filter((one) => one === 'womens')).toHaveLength(1);
      }
    }
  });

  it('costs no further call where the API finds it, or there is no such category', async () => {
    for (const [category, total] of [
      ['womens', 1],
      ['unknown', 0],
    ]) {
      const api = mockApi({ [products]: partly as never, [categories]: [sampleCategory()] });
      expect(await loadListOnServer(argsFor(`?category=${category}`))).toMatchObject({ total });
      expect(api.callsOf(products)).toHaveLength(1);
    }
  });
});

describe('the product list in the browser', () => {
  it('comes later when the API is slow, so that skeletons can show', async () => {
    mockApi({ [products]: silence(), [categories]: [] });
    expect(await loadListInBrowser(argsFor())).toMatchObject({ state: 'coming' });
  });

  it('is cached when it was the whole one, and not requested again', async () => {
    const api = mockApi({ [products]: sampleProducts(30), [categories]: [sampleCategory()] });
    await loadListInBrowser(argsFor());
    expect(await loadListInBrowser(argsFor('?sort=newest'))).toMatchObject({
      cards: { 0: { id: 30 } },
    });
    await refreshCatalog();
    expect(api.callsOf(products)).toHaveLength(1);
  });

  it.each([
    ['the whole list', '', 1],
    ['a category', '?category=womens', 2],
  ])(
    '%s that is slow is requested one time, and so are the categories',
    async (_, search, lists) => {
      const api = mockApi({ [products]: silence(), [categories]: silence() });
      await loadListInBrowser(argsFor(search));
      // As the page does when it is drawn, and when the visitor searches then.
      void refreshCatalog();
      await loadListInBrowser(argsFor('?q=bag'));
      expect(api.callsOf(products)).toHaveLength(lists);
      expect(api.callsOf(categories)).toHaveLength(1);
    },
  );

  it('is cached when the visitor has gone on before it came', async () => {
    const gone = new AbortController();
    const args = argsFor();
    Object.assign(args, { request: new Request(args.request, { signal: gone.signal }) });
    const api = mockApi({ [products]: sampleProducts(3), [categories]: [] });
    const left = loadListInBrowser(args);
    gone.abort();
    await left;
    expect(await refreshCatalog()).toMatchObject({ cards: { length: 3 } });
    expect(api.callsOf(products)).toHaveLength(1);
  });

  it('waits for the whole list when that is already on its way', async () => {
    const api = mockApi({ [products]: sampleProducts(3), [categories]: [] });
    const whole = refreshCatalog();
    expect(await loadListInBrowser(argsFor('?q=bag+2'))).toMatchObject({ total: 1 });
    await whole;
    expect(api.callsOf(products)).toHaveLength(1);
  });

  it('asks itself when the whole list cannot be had', async () => {
    let calls = 0;
    const flaky = () => {
      calls += 1;
      return calls === 1 ? answer(500) : sampleProducts(3);
    };
    mockApi({ [products]: flaky as never, [categories]: [] });
    void refreshCatalog();
    expect(await loadListInBrowser(argsFor())).toMatchObject({ total: 3 });
  });

  it('grows old: after a minute a visit shows it and asks again', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const api = mockApi({ [products]: sampleProducts(1), [categories]: [sampleCategory()] });
    await refreshCatalog();
    now.mockReturnValue(61_000);
    api.use({ [products]: sampleProducts(2), [categories]: answer(500) });
    expect(await loadListInBrowser(argsFor())).toMatchObject({ total: 1 });
    await refreshCatalog();
    expect(cachedCatalog()).toMatchObject({ cards: { length: 2 }, categories: { length: 1 } });
  });
});

describe('an address that changes', () => {
  const asks = (from: string, to: string) =>
    revalidateList({
      currentUrl: new URL(`http://shop.test/products${from}`),
      nextUrl: new URL(`http://shop.test/products${to}`),
      defaultShouldRevalidate: true,
    } as Parameters<typeof revalidateList>[0]);

  it('asks for other products, not for another view of the same', () => {
    expect(asks('', '?category=womens')).toBe(true);
    expect(asks('?q=a', '?q=a&view=list')).toBe(false);
  });

  it('requests nothing while the whole list is in memory', async () => {
    mockApi({ [products]: sampleProducts(1), [categories]: [] });
    await refreshCatalog();
    expect(asks('', '?category=womens&q=b')).toBe(false);
  });

  it('asks again for the same address: Try again', () => {
    expect(asks('?q=a', '?q=a')).toBe(true);
  });
});
