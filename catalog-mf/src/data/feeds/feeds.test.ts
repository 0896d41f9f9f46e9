import { setShopConfig } from '@shop/shared/config';
import type { ProductReply } from '@shop/shared/contract';
import { defaultConfig } from '@shop/shared/default-config';
import { mockApi, sampleImage, sampleProduct, sampleProducts } from '@shop/shared/testing';
import { answer } from 'federated-site/testing/api';
import { catalogCsv } from './catalog-csv';
import { googleLocal } from './google-local';

const list = 'GET /api/auth/products/';
const { signal } = new AbortController();
const g = 'http://base.google.com/ns/1.0';
const [store] = defaultConfig.stores;

beforeEach(() => setShopConfig({ ...defaultConfig, siteUrl: 'https://bags.example' }));

/** The rows of the CSV by its header; any quotes and line breaks in cells. */
async function readCsv() {
  const { body, contentType } = await catalogCsv.load(signal);
  expect(contentType).toBe('text/csv; charset=utf-8');
  expect(body.endsWith('\r\n')).toBe(true);
  const rows = body
    .slice(0, -2)
    .split('\r\n')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
  const [header = [], ...rest] = rows.map((row) => row.map((cell) => cell.replaceAll('""', '"')));
  return rest.map((row) => Object.fromEntries(row.map((cell, at) => [header[at], cell])));
}

/** The items of the RSS by Google's attributes. */
async function readRss() {
  const { body, contentType } = await googleLocal.load(signal);
  expect(contentType).toBe('application/rss+xml; charset=utf-8');
  const rss = new DOMParser().parseFromString(body, 'application/xml').documentElement;
  expect([rss.localName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
  const [channel] = rss.children;
  const head = [...(channel?.children ?? [])].slice(0, 3).map(({ localName }) => localName);
  expect(head).toEqual(['title', 'link', 'description']);
  return [...rss.querySelectorAll('item')].map((item) =>
    Object.fromEntries(
      [...item.children].map((one) => {
        expect(one.namespaceURI).toBe(g);
        return [one.localName, one.textContent ?? ''];
      }),
    ),
  );
}

const money = /^\d+\.\d\d [A-Z]{3}$/;
/** Both take ISO 8601 with a zone, start and end. */
const period = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ\/\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
const address = /^https:\/\/bags\.example\/\S+$/;

/** developers.facebook.com/documentation/ads-commerce/commerce-platform/catalog/fields */
const metaFields: Readonly<Record<string, (cell: string) => boolean>> = {
  id: (cell) => cell !== '' && cell.length <= 100,
  title: (cell) => cell !== '' && cell.length <= 200,
  description: (cell) => cell !== '' && cell.length <= 9_999 && !cell.includes('\n'),
  availability: (cell) => ['in stock', 'out of stock'].includes(cell),
  condition: (cell) => ['new', 'refurbished', 'used'].includes(cell),
  price: (cell) => money.test(cell),
  link: (cell) => address.test(cell),
  image_link: (cell) => address.test(cell),
  brand: (cell) => cell !== '' && cell.length <= 100,
  sale_price: (cell) => cell === '' || money.test(cell),
  sale_price_effective_date: (cell) => cell === '' || period.test(cell),
};

/** support.google.com/merchants/answer/14819809 (local inventory) and 14779112 (local products) */
const googleFields: Readonly<Record<string, (cell: string) => boolean>> = {
  store_code: (cell) => cell === store?.code,
  id: (cell) => cell !== '' && cell.length <= 50,
  quantity: (cell) => /^\d+$/.test(cell),
  availability: (cell) => ['in_stock', 'out_of_stock'].includes(cell),
  price: (cell) => money.test(cell),
  title: (cell) => cell !== '' && cell.length <= 150,
  description: (cell) => cell !== '' && cell.length <= 5_000,
  link: (cell) => address.test(cell),
  image_link: (cell) => address.test(cell),
  brand: (cell) => cell !== '' && cell.length <= 70,
  condition: (cell) => ['new', 'refurbished', 'used'].includes(cell),
};

/** Each field of these rows that the marketplace would refuse. */
const refused = (
  rows: readonly Record<string, string>[],
  fields: Readonly<Record<string, (cell: string) => boolean>>,
) =>
  rows.flatMap((row) =>
    Object.entries(fields).flatMap(([name, isGood]) =>
      isGood(row[name] ?? '\n') ? [] : [`${name}: ${row[name]}`],
    ),
  );

/** Products with odd texts, all within what the API holds. */
const odd: ProductReply[] = [
  sampleProduct({ id: 1 }),
  sampleProduct({ id: 2, quantity: 0, discounted_price: null, slug: 'झोला/bag' }),
  sampleProduct({
    id: 3,
    price: '1249.50',
    discounted_price: null,
    title: `=A "Bag" & <b>, \n${'x'.repeat(400)}`,
    description: `One\r\n,two ]]> \u0007${'long '.repeat(4_000)}`,
    specifications: { Brand: 'B'.repeat(200) },
  }),
  sampleProduct({ id: 4, description: '', subtitle: '' }),
];

describe.each([
  ['catalog.csv, by Meta’s fields,', readCsv, metaFields],
  ['google-local.xml, by Google’s attributes,', readRss, googleFields],
] as const)('the feed %s', (_name, read, fields) => {
  it('has what is required, in its forms and lengths, whatever the texts are', async () => {
    mockApi({ [list]: odd });
    const rows = await read();
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(refused(rows, fields)).toEqual([]);
  });

  it('says price, availability and address as they are', async () => {
    mockApi({ [list]: odd });
    const [sale, sold, paise] = await read();
    expect(sale).toMatchObject({
      price: '1999.00 INR',
      sale_price: '1499.00 INR',
      link: 'https://bags.example/products/sample-bag-1',
      image_link: 'https://bags.example/media/products/1.jpg',
      brand: defaultConfig.name,
      availability: expect.stringMatching(/^in.stock$/),
    });
    expect(sold).toMatchObject({
      price: '1999.00 INR',
      availability: expect.stringMatching(/^out.of.stock$/),
      link: 'https://bags.example/products/%E0%A4%9D%E0%A5%8B%E0%A4%B2%E0%A4%BE%2Fbag',
    });
    expect(sold?.sale_price ?? '').toBe('');
    expect(paise).toMatchObject({
      price: '1249.50 INR',
      title: expect.stringMatching(/^=A "Bag" & <b>, x/),
    });
  });

  it('says from today until when a sale price holds, where that is known', async () => {
    const ends = '2099-11-30T18:29:59.000Z';
    mockApi({ [list]: [sampleProduct({ id: 1 }), sampleProduct({ id: 2, sale_ends_at: ends })] });
    const [open, ending] = await read();
    expect(open?.sale_price_effective_date ?? '').toBe('');
    expect(ending?.sale_price_effective_date).toMatch(period);
    const [start = '', end] = ending?.sale_price_effective_date?.split('/') ?? [];
    expect(end).toBe('2099-11-30T18:29Z');
    const age = Date.now() - Date.parse(start);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(25 * 3_600_000);
  });

  it('reads the end of a sale without a zone by the clock of the shop', async () => {
    mockApi({ [list]: [sampleProduct({ sale_ends_at: '2099-11-30T23:59:59' })] });
    const [ending] = await read();
    expect(ending?.sale_price_effective_date).toMatch(/\/2099-11-30T18:29Z$/);
  });

  it('leaves out what no marketplace takes: without a price or a picture', async () => {
    mockApi({
      [list]: [
        sampleProduct({ id: 1, price: '0.00', discounted_price: null }),
        sampleProduct({ id: 2, image: null, images: [] }),
        sampleProduct({ id: 3, image: null, images: [sampleImage({ image: '/media/3.jpg' })] }),
      ],
    });
    expect((await read()).map(({ id }) => id)).toEqual(['3']);
  });

  it('has every product of a large shop, part by part', async () => {
    const all = sampleProducts(1_203);
    const asked: number[] = [];
    mockApi({
      [list]: ({ query }) => {
        const size = Number(query.page_size);
        const offset = Number(query.offset);
        asked.push(offset);
        const results = all.slice(offset, offset + size);
        return { count: all.length, shop_count: all.length, ordering: 'id', version: 1, results };
      },
    });
    expect(await read()).toHaveLength(1_203);
    expect(asked).toEqual([0, 500, 1_000]);
  });

  it('of no products is a feed all the same, and fails while the API does', async () => {
    mockApi({ [list]: [] });
    expect(await read()).toEqual([]);
    mockApi({ [list]: answer(500, {}) });
    await expect(read()).rejects.toThrow('answered 500');
  });
});

describe('the feed of local listings', () => {
  it('lists each product one time for each store with a code', async () => {
    const stores = ['east', 'west'].map((code) => ({ ...defaultConfig.stores[0], code }));
    setShopConfig({ ...defaultConfig, stores: stores as typeof defaultConfig.stores });
    mockApi({ [list]: [sampleProduct({ quantity: 5 })] });
    expect((await readRss()).map(({ store_code, quantity }) => [store_code, quantity])).toEqual([
      ['east', '5'],
      ['west', '5'],
    ]);
  });

  it('is not there while no store has a code', async () => {
    setShopConfig({ ...defaultConfig, stores: defaultConfig.stores.slice(1) });
    mockApi({ [list]: [sampleProduct()] });
    await expect(googleLocal.load(signal)).rejects.toMatchObject({ status: 404 });
  });
});
