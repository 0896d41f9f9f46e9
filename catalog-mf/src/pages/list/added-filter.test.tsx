import { act, screen, waitFor } from '@testing-library/react';
import { furtherPages } from '../../data/list/further-pages';
import { type ListFilter, listFilters, readQuery } from '../../data/list/list-filters';
import { listHead } from '../../data/list/list-head-rules';
import { revalidateList } from '../../data/list/list-loader';
import { bags, names, open, products, search } from '../../testing/list-page';

describe('a filter that is added to the table of filters, and nowhere else', () => {
  const popular: ListFilter<boolean> = {
    parse: (param) => param === 'true',
    matches: (value) => (card) => card.popular === value,
  };
  const address = '/products?category=womens&sort=newest&popular=true';
  const query = () => readQuery(new URL(address, 'http://shop.test').search);
  beforeAll(() => Object.assign(listFilters, { popular }));
  afterAll(() => Reflect.deleteProperty(listFilters, 'popular'));

  it('is sent to the API, and filters the answer of an API that ignores it', async () => {
    const { api } = await open(address);
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(names()).toEqual(['Satchel']);
    expect(api.callsOf(products)[0]?.query).toMatchObject({
      category: 'womens',
      popular: 'true',
      ordering: 'newest',
    });
  });

  it('filters the list in memory without a request', async () => {
    const { api, router } = await open('/products');
    await screen.findByText('Showing 4 products');
    const calls = api.calls.length;
    await act(() => router.navigate('/products?popular=true'));
    await waitFor(() => expect(names()).toEqual(['Satchel']));
    expect(api.calls).toHaveLength(calls);
  });

  it('is sent to an API that knows no parts, too', async () => {
    const paged = { count: 1, next: null, previous: null, results: [bags[2]] };
    const { api } = await open(address, { [products]: paged as never });
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    const queries = api.callsOf(products).map(({ query }) => query.popular);
    expect(new Set(queries.slice(0, 3))).toEqual(new Set(['true']));
  });

  it('stays in the links of the page and in the fields of its form', async () => {
    const { container, user, address: shown } = await open(address);
    await screen.findByText('Showing 1 products');
    const hrefs = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/products($|\?)/.test(href));
    expect(hrefs).not.toHaveLength(0);
    expect(hrefs.filter((href) => !href.includes('popular=true'))).toEqual([]);
    const hidden = [...container.querySelectorAll<HTMLInputElement>('form [type=hidden]')];
    expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'category=womens',
      'popular=true',
    ]);
    await user.type(search(), 'satchel');
    await waitFor(() => expect(shown()).toContain('q=satchel'));
    expect(shown()).toContain('popular=true');
  });

  it('is in the keys of the caches and in the address for search engines', () => {
    const asks = (nextUrl: string) =>
      revalidateList({
        currentUrl: new URL(address, 'http://shop.test'),
        nextUrl: new URL(nextUrl, 'http://shop.test'),
      } as Parameters<typeof revalidateList>[0]);
    expect(asks('/products?category=womens&sort=newest')).toBe(true);
    expect(asks(`${address}&view=list`)).toBe(false);
    expect(furtherPages(query(), 2).key).toBe(
      '/products?category=womens&sort=newest&page=2&popular=true',
    );
    expect(listHead(query(), undefined, []).path).toBe('/products?category=womens&popular=true');
  });
});
