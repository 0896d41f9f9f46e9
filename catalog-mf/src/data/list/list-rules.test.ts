import { type Category, type ProductCard, reshapeCard } from '@shop/shared/entities';
import { newest } from '../featured-api';
import { findProducts, listPath, queryFields, readQuery } from './list-filters';
import { findCategory, nearestPage, pageOf } from './list-rules';

const wholeList = readQuery('');

const card = (fields: Record<string, unknown>): ProductCard => {
  const made = reshapeCard({ title: `Bag ${fields.id}`, price: 100, ...fields });
  if (!made) throw new Error('no card');
  return made;
};
const ids = (cards: readonly ProductCard[]) => cards.map(({ id }) => id);
const category = (id: number, slug: string, title: string): Category => ({
  id,
  slug,
  title,
  description: '',
});
const rooms = [category(1, 'mens', 'Mens'), category(2, '', 'Gifts')];

describe('sort options (spec section 2)', () => {
  const cards = [
    card({ id: 1, price: 300 }),
    card({ id: 2, price: 0 }),
    card({ id: 3, price: 500, discounted_price: 200, isPopular: true }),
    card({ id: 4, price: 300 }),
  ];
  it.each([
    ['featured', [3, 1, 2, 4]],
    ['price-low', [3, 1, 4, 2]],
    ['price-high', [1, 4, 3, 2]],
    ['newest', [4, 3, 2, 1]],
  ] as const)('%s', (sort, order) => {
    expect(ids(findProducts(cards, { ...wholeList, sort }, []))).toEqual(order);
  });
});

describe('search by name and subtitle (spec section 2)', () => {
  const cards = [
    card({ id: 1, title: 'Ｔote Bag', subtitle: 'for WORK' }),
    card({ id: 2, title: 'बैग', subtitle: '', description: 'tote' }),
  ];
  it.each([
    ['tote', [1]],
    ['  work ', [1]],
    ['बै', [2]],
    ['', [1, 2]],
    ['.*', []],
  ])('%j', (q, found) => {
    expect(ids(findProducts(cards, { ...wholeList, q }, []))).toEqual(found);
  });
});

it('a search finds every word in any order, whatever its case and accents', () => {
  const cards = [
    card({ id: 1, title: 'Café Tote', subtitle: 'Soft brown leather' }),
    card({ id: 2, title: 'Brown wallet', subtitle: 'Slim' }),
  ];
  const found = (q: string) => ids(findProducts(cards, { ...wholeList, q }, []));
  expect(found('BROWN  cafe')).toEqual([1]);
  expect(found('tote leather brown')).toEqual([1]);
  expect(found('brown')).toEqual([1, 2]);
  expect(found('brown umbrella')).toEqual([]);
});

describe('a category in the address', () => {
  const cards = [
    card({ id: 1, category: 'mens' }),
    card({ id: 2, category: { id: 1, slug: null } }),
    card({ id: 3, category: 'Mens' }),
    card({ id: 4, category: 2 }),
    card({ id: 5, category: null }),
  ];
  it.each([
    ['mens', [1, 2, 3]],
    ['MENS', [1, 2, 3]],
    ['1', [1, 2, 3]],
    ['2', [4]],
    ['nothing', []],
    ['', [1, 2, 3, 4, 5]],
  ])('%j means its products, however the API names their category', (key, found) => {
    expect(ids(findProducts(cards, { ...wholeList, category: key }, rooms))).toEqual(found);
  });

  it('is found by slug, or by id when it has none', () => {
    expect(findCategory('mens', rooms)?.id).toBe(1);
    expect(findCategory('2', rooms)?.title).toBe('Gifts');
    expect(findCategory('', rooms)).toBeUndefined();
  });
});

describe('pages', () => {
  it('hold 24, and one that does not exist gives way to the nearest', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    expect(pageOf(items, 3)).toEqual([48, 49]);
    expect([0, 1, 3, 4, 1e9].map((page) => nearestPage(page, 50))).toEqual([1, 1, 3, 3, 3]);
    expect(nearestPage(5, 0)).toBe(1);
  });
});

describe('addresses', () => {
  it('leave out defaults', () => {
    expect(listPath({})).toBe('/products');
    expect(listPath(readQuery('?q=&sort=featured&view=grid&page=1&category='))).toBe('/products');
  });

  it('say the rest, in one order', () => {
    const path = listPath({ q: 'a & b', category: 'mens', page: 2, view: 'list', sort: 'newest' });
    expect(path).toBe('/products?category=mens&q=a+%26+b&sort=newest&view=list&page=2');
    expect(readQuery(path.split('?')[1] ?? '')).toMatchObject({
      q: 'a & b',
      category: 'mens',
      page: 2,
      view: 'list',
      sort: 'newest',
    });
  });

  it.each([
    '?sort=cheap&view=wide&page=0',
    '?page=-3',
    '?page=1.5',
    '?page=NaN',
    '?sort=constructor',
  ])('%s is the default', (search) => {
    expect(readQuery(search)).toEqual(wholeList);
  });

  it('take hostile texts as text, up to the limit of a page', () => {
    const { q } = readQuery('?q=%00%F0%9F%91%9C%ED%A0%80%0A<b>');
    expect(q).toMatch(/^👜\uFFFD+ <b>$/u);
    expect(listPath({ q: '\uD800' })).toBe('/products?q=%EF%BF%BD');
  });

  it('are fields of a form too', () => {
    expect(queryFields({ category: 'mens', view: 'list' })).toEqual({
      category: 'mens',
      view: 'list',
    });
  });
});

describe('featured products (spec section 9)', () => {
  it('are the 8 newest by created_at, whatever the order and number the API answers in', () => {
    const cards = Array.from({ length: 12 }, (_, index) =>
      card({
        id: index + 1,
        created_at: `2026-01-${String(12 - index).padStart(2, '0')}T00:00:00Z`,
      }),
    );
    expect(ids(newest(cards))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('without dates a higher id is newer', () => {
    expect(ids(newest([card({ id: 1 }), card({ id: 3 }), card({ id: 2 })]))).toEqual([3, 2, 1]);
  });
});
