import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { mockApi, sampleCategory, sampleProduct } from '@shop/shared/testing';
import { waitFor } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { answer } from 'federated-site/testing/api';
import { type Catalog, cachedCatalog, forgetCatalog, refreshCatalog } from '../list/catalog-cache';
import { findWithIndex, readQuery } from '../list/list-filters';
import { type ListPage, loadListOnServer } from '../list/list-loader';
import { startSearch } from './start-search';

const wholeList = readQuery('');

const products = 'GET /api/auth/products/';
const categories = 'GET /api/auth/categories/';

const demo = (file: string): Record<string, string>[] =>
  parse(readFileSync(path.resolve(__dirname, '../../../../api/demo', file)), { columns: true });

const demoProducts = demo('products.csv').map((row, index) =>
  sampleProduct({
    ...{ id: index + 1, slug: row.slug, title: row.title, subtitle: row.subtitle },
    ...{ category: row.category ?? '', isPopular: row.is_popular === 'yes' },
    ...{ price: row.price, discounted_price: row.discounted_price || null },
    available_colors: (row.available_colors ?? '').split('|').map((color) => {
      const [name = '', hex = ''] = color.split(':');
      return { name, hex };
    }),
    key_features: (row.key_features ?? '').split('|'),
  }),
);
const demoCategories = demo('categories.csv').map(({ slug, title }, index) =>
  sampleCategory({ id: index + 1, slug: slug ?? '', title: title ?? '' }),
);

/** Titles that a visitor without scripts is shown. */
async function shown(q: string, address = ''): Promise<string[]> {
  const url = `http://shop.test/products?q=${encodeURIComponent(q)}${address}`;
  const args = { params: {}, request: new Request(url), context: {} };
  const page = await loadListOnServer(args as unknown as Parameters<typeof loadListOnServer>[0]);
  return (page as ListPage).cards.map(({ title }) => title);
}

const wallets = [
  'Classic Bifold Wallet',
  'Slim Bifold Wallet',
  'Long Zip Wallet',
  'Upright Card Wallet',
];
const belts = ['Formal Leather Belt', 'Broad Jeans Belt', 'Slim Dress Belt'];
const totes = ['Everyday Tote', 'Office Tote'];
const handbags = [...totes, 'Evening Clutch', 'Top Handle Bag'];
const backpacks = ['Old School Backpack', 'Metro Backpack', 'Mini Backpack'];
const keyRings = ['Loop Key Fob', 'Drop Key Ring'];

beforeEach(() => {
  forgetCatalog();
  setShopConfig(defaultConfig);
});

describe('a search of the demo shop', () => {
  beforeEach(() => mockApi({ [products]: demoProducts, [categories]: demoCategories }));

  // Exact words: found by name and subtitle first, in the order of the list (spec section 2).
  it.each<[q: string, inOrder: string[]]>([
    ['wallet', [0, 2, 1, 3].map((at) => wallets[at] ?? '')],
    ['belt', belts],
    ['tote', totes],
    ['leather belt', belts.slice(0, 2)],
    ['BIFOLD', wallets.slice(0, 2)],
    ['card holder', ['Slot Card Holder', 'Passport Holder']],
    ['purse', ['Flap Purse']],
    ['laptop', ['Laptop Bag 15.6 inch', 'Laptop Sleeve 14 inch']],
    ['sling', ['Everyday Sling Bag', 'Saddle Sling']],
    ['briefcase', ['Laptop Bag 15.6 inch']],
    ['back pack', backpacks],
    ['red', ['Drawstring Bucket Bag', 'Cabin Duffel', 'Luggage Tags, Pair']],
  ])('%s', async (q, inOrder) => {
    expect((await shown(q)).slice(0, inOrder.length)).toEqual(inOrder);
  });

  // Whatever else is found, these are first; which of them leads is not law.
  it.each<[q: string, first: string[]]>([
    // plurals
    ['wallets', wallets],
    ['belts', belts],
    ['totes', totes],
    ['pouches', ['Coin Pouch', 'Pen Pouch', 'Earbud Pouch']],
    ['clutches', ['Evening Clutch']],
    ['key rings', keyRings],
    ['accessories', []],
    // a letter wrong, missing, too many or in another place; two in long words
    ['walet', wallets],
    ['wlalet', wallets],
    ['wallett', wallets],
    ['belr', belts],
    ['bealt', belts],
    ['leahter belt', belts],
    ['labtop bag', ['Laptop Bag 15.6 inch']],
    ['pasport', ['Passport Holder']],
    ['passprot', ['Passport Holder']],
    ['mesenger bag', ['Field Messenger Bag']],
    ['weakendar', ['Weekender Duffel']],
    ['backpak', backpacks],
    // glued and split
    ['cardholder', ['Slot Card Holder']],
    ['keyring', keyRings],
    ['hand bag', ['Chest Bag', 'Top Handle Bag', ...totes, 'Evening Clutch']],
    ['ruck sack', backpacks],
    ['note book', ['Refillable Notebook']],
    ['slingbag', ['Everyday Sling Bag']],
    // the beginning of a word
    ['passp', ['Passport Holder']],
    ['organis', ['Travel Organiser']],
    // other words for the same
    ['handbag', handbags],
    ['ladies purse', handbags],
    ['rucksack', backpacks],
    ['keychain', keyRings],
    ['duffle', ['Cabin Duffel', 'Weekender Duffel']],
    ['diary', ['Refillable Notebook']],
    ['sunglasses case', ['Spectacle Case']],
    // category
    ['ladies bag', ['Top Handle Bag', 'Drawstring Bucket Bag']],
    ['gents belt', ['Formal Leather Belt', 'Broad Jeans Belt']],
    ['gents wallet', wallets],
    // colour
    ['black wallet', ['Classic Bifold Wallet', 'Slim Bifold Wallet', 'Long Zip Wallet']],
    ['grey backpack', ['Metro Backpack']],
    ['gray', ['Metro Backpack', 'Laptop Sleeve 14 inch']],
    ['black bag for men', ['Chest Bag', 'Everyday Sling Bag', 'Metro Backpack']],
    // features
    ['wrist loop', ['Long Zip Wallet', 'Travel Organiser']],
    ['vegetable tanned', ['Saddle Sling', 'Pen Pouch']],
    // Hindi
    ['batua', ['Flap Purse', ...wallets]],
    ['btua', ['Flap Purse', ...wallets]],
    ['jhola', [...totes, 'Everyday Sling Bag']],
    ['chamda belt', belts],
    ['बटुआ', ['Flap Purse', ...wallets]],
    ['बटुए', ['Flap Purse', ...wallets]],
    ['झोला', [...totes, 'Everyday Sling Bag']],
    ['चमड़े की बेल्ट', belts],
  ])('%s', async (q, first) => {
    const found = await shown(q);
    expect(found.slice(0, first.length).sort()).toEqual([...first].sort());
    expect(found).not.toHaveLength(0);
  });

  it.each(['zzzz', 'umbrella', 'brown umbrella', 'shoes', '.*', 'x'.repeat(5_000), '👜'])(
    'finds nothing for %.40s, which the shop can then be asked for',
    async (q) => expect(await shown(q)).toEqual([]),
  );

  it.each(['black', 'chamda', 'ladies'])('finds many by %s', async (q) => {
    expect((await shown(q)).length).toBeGreaterThan(6);
  });

  it('with another order than Featured sorts its further results, behind those by name', async () => {
    const dear = await shown('tote', '&sort=newest');
    expect(dear.slice(0, 2)).toEqual(['Office Tote', 'Everyday Tote']);
    const places = dear
      .slice(2)
      .map((title) => demoProducts.findIndex((one) => one.title === title));
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });

  it('stays in the category of the address', async () => {
    expect(await shown('walet', '&category=travel')).toEqual([]);
    expect(await shown('black', '&category=travel')).toContain('Weekender Duffel');
  });
});

describe('a search with a price', () => {
  beforeEach(() => mockApi({ [products]: demoProducts, [categories]: demoCategories }));

  it.each<[q: string, titles: string[]]>([
    ['wallet under 1000', ['Classic Bifold Wallet', 'Slim Bifold Wallet', 'Upright Card Wallet']],
    ['walet under ₹1,000', ['Classic Bifold Wallet', 'Slim Bifold Wallet', 'Upright Card Wallet']],
    ['under Rs. 300', ['Coin Pouch', 'Loop Key Fob']],
    ['below 250', ['Loop Key Fob']],
    ['belt 700 to 800', ['Formal Leather Belt', 'Slim Dress Belt']],
    ['belt between 700 & 800', ['Formal Leather Belt', 'Slim Dress Belt']],
    ['belt above 700 and below 800', ['Formal Leather Belt', 'Slim Dress Belt']],
    ['tote above 2500', ['Everyday Tote']],
    ['wallet 699', ['Classic Bifold Wallet']],
    ['umbrella under 1000', []],
    ['under 100', []],
    ['wallet under 100', []],
  ])('%s', async (q, titles) => {
    const found = await shown(q);
    expect(found.slice(0, titles.length).sort()).toEqual([...titles].sort());
    expect(found.length).toBeLessThanOrEqual(titles.length + 3);
  });

  it('a price on its own finds products at that price first, then near ones', async () => {
    const found = await shown('₹699');
    expect(found.slice(0, 3).sort()).toEqual(['Classic Bifold Wallet', 'Pen Pouch', 'Valet Tray']);
    expect(found).toContain('A4 Document Folder');
    expect(found).not.toContain('Coaster Set');
  });

  it.each([
    ['15.6', 'Laptop Bag 15.6 inch'],
    ['laptop 14', 'Laptop Sleeve 14 inch'],
    ['a4', 'A4 Document Folder'],
    ['13 inch laptop', 'Field Messenger Bag'],
  ])('a number in a text is found there: %s', async (q, title) => {
    expect(await shown(q)).toContain(title);
  });

  it('a limit finds all that cost less, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000 }), async (limit) => {
        const cheap = demoProducts.filter(
          ({ price, discounted_price }) => Number(discounted_price ?? price) < limit,
        );
        const expected = cheap.map(({ title }) => title).sort();
        expect((await shown(`under ${limit}`)).sort()).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

describe('products in Hindi', () => {
  it('are found by their own words, in other forms too, and by English ones', async () => {
    mockApi({
      [products]: [
        sampleProduct({ id: 1, title: 'चमड़े का बटुआ', subtitle: 'छह जेबें', key_features: [] }),
        sampleProduct({ id: 2, title: 'बड़ा झोला', subtitle: '', key_features: ['सूती अस्तर'] }),
      ],
      [categories]: [],
    });
    for (const q of ['बटुआ', 'बटुए', 'चमड़ा', 'batua', 'wallet', 'chamda wallet']) {
      expect([q, await shown(q)]).toEqual([q, ['चमड़े का बटुआ']]);
    }
    for (const q of ['झोले', 'jhola', 'सूती']) expect([q, await shown(q)]).toEqual([q, ['बड़ा झोला']]);
  });
});

describe('synonyms of the shop (searchSynonyms)', () => {
  it('are added; a word that the shop lists itself means no more than the shop says', async () => {
    mockApi({ [products]: demoProducts, [categories]: demoCategories });
    setShopConfig({ ...defaultConfig, searchSynonyms: [['satchel', 'basta'], ['jhola']] });
    expect(await shown('basta')).toEqual(['Two-Buckle Satchel']);
    expect(await shown('jhola')).toEqual([]);
    expect(await shown('batua')).toContain('Slim Bifold Wallet');
  });
});

describe('in the browser', () => {
  it('the list in memory is searched by the same code, and so is the next list', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const api = mockApi({ [products]: demoProducts, [categories]: demoCategories });
    const found = async (q = 'batua') => {
      const { cards, findMore } = cachedCatalog() as Catalog;
      const list = await findWithIndex(cards, { ...wholeList, q }, [], findMore);
      return list.map(({ title }) => title);
    };
    await startSearch();
    expect(await found()).toEqual(await shown('batua'));
    expect(await found()).toContain('Flap Purse');
    expect(await found('wallet under ₹1,000')).toEqual(await shown('wallet under ₹1,000'));
    now.mockReturnValue(61_000);
    const others = [sampleProduct({ title: 'Batua' }), sampleProduct({ id: 2, title: 'Purse' })];
    api.use({ [products]: others });
    await refreshCatalog();
    await waitFor(async () => expect(await found()).toEqual(['Batua', 'Purse']));
  });
});

it('finds products by a word that JavaScript has for every object', async () => {
  mockApi({
    [products]: [sampleProduct({ id: 900, slug: 'frame', title: 'Frame Construction Bag' })],
    [categories]: demoCategories,
  });
  expect(await shown('constructor')).toEqual(['Frame Construction Bag']);
});

describe('colours and features', () => {
  /** A shop with empty caches: its products and its texts for the search. */
  const openShop = (name: string, texts: () => unknown) => {
    const own = demoProducts.map((one) => ({ ...one, slug: `${name}-${one.slug}` }));
    const api = mockApi({
      [products]: (({ query }: { query: Record<string, string> }) =>
        query.fields === 'search' ? (texts() ?? own) : own) as never,
      [categories]: demoCategories,
    });
    return {
      own,
      textCalls: () => api.callsOf(products).filter(({ query }) => query.fields === 'search'),
    };
  };
  const passes = (ms: number) => {
    const now = Math.ceil(performance.now()) + ms;
    jest.spyOn(performance, 'now').mockReturnValue(now);
  };
  afterEach(() => jest.restoreAllMocks());

  it('that do not come leave the rest to be searched', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    openShop('without', () => answer(500));
    expect((await shown('walet')).slice(0, 4).sort()).toEqual([...wallets].sort());
    expect(await shown('vegetable')).toEqual([]);
  });

  it('are requested one time in some seconds, by any number of pages', async () => {
    const { own, textCalls } = openShop('some', () => undefined);
    passes(0);
    await Promise.all([shown('wallet'), shown('vegetable'), shown('belt')]);
    passes(4_000);
    expect(await shown('vegetable')).toContain('Pen Pouch');
    expect(textCalls()).toHaveLength(1);
    for (const product of own) product.key_features = ['Woven by hand'];
    passes(1_000);
    expect(await shown('vegetable')).toEqual([]);
    expect(await shown('woven')).not.toHaveLength(0);
    expect(textCalls()).toHaveLength(2);
  });

  it('are asked for at once when the list has changed', async () => {
    const { own, textCalls } = openShop('changed', () => undefined);
    await shown('vegetable');
    own.push(sampleProduct({ id: 999, slug: 'new', title: 'New', key_features: ['Vegetable'] }));
    expect(await shown('vegetable')).toContain('New');
    expect(textCalls()).toHaveLength(2);
  });

  it('that came before are searched when a later call fails', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    let reply: unknown;
    const { textCalls } = openShop('before', () => reply);
    passes(0);
    expect(await shown('vegetable')).toContain('Pen Pouch');
    reply = answer(500);
    passes(5_000);
    expect(await shown('vegetable')).toContain('Pen Pouch');
    expect(textCalls()).toHaveLength(2);
  });
});

describe('an API that gives the version of its catalogue', () => {
  /** Its products, and how often all of them were requested: cards, and texts for the search. */
  const openShop = (name: string, versionOf: (fields?: string) => number) => {
    const own = demoProducts.map((one) => ({ ...one, slug: `${name}-${one.slug}` }));
    const part = ({ query }: { query: Record<string, string> }) => ({
      ...{ count: own.length, shop_count: own.length, ordering: query.ordering },
      version: versionOf(query.fields),
      results: own.slice(0, Number(query.page_size)),
    });
    const api = mockApi({ [products]: part as never, [categories]: demoCategories });
    const calls = (fields: string) =>
      api
        .callsOf(products)
        .filter(({ query }) => query.page_size !== '1' && query.fields === fields).length;
    return { own, calls: () => [calls('card'), calls('search')] };
  };
  const now = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);
  afterEach(() => jest.restoreAllMocks());

  it('answers one request for all products of each version, however many visitors search', async () => {
    let version = 1;
    const { own, calls } = openShop('versions', () => version);
    now(100_000);
    expect((await shown('walet')).slice(0, 4).sort()).toEqual([...wallets].sort());
    now(200_000);
    expect(await shown('vegetable')).toContain('Pen Pouch');
    expect(calls()).toEqual([1, 1]);
    own.push(sampleProduct({ id: 999, slug: 'new', title: 'New', key_features: ['Vegetable'] }));
    version = 2;
    expect(await shown('vegetable')).toContain('New');
    expect(calls()).toEqual([2, 2]);
  });

  it('is called again for texts that are older than the cards', async () => {
    let textVersion = 11;
    const { own, calls } = openShop('older', (fields) => (fields === 'card' ? 12 : textVersion));
    now(300_000);
    await shown('vegetable');
    for (const product of own) product.key_features = ['Woven by hand'];
    textVersion = 12;
    now(305_000);
    expect(await shown('woven')).not.toHaveLength(0);
    expect(calls()[1]).toBe(2);
  });
});
