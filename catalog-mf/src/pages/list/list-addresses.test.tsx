import { sampleProducts } from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { bags, names, open, products, search } from '../../testing/list-page';

describe('addresses', () => {
  it('open the list as it was: search, sort, view and category', async () => {
    await open('/products?category=womens&q=to&sort=price-low&view=list');
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(search()).toHaveValue('to');
    expect(screen.getByRole('combobox')).toHaveValue('price-low');
    expect(screen.getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current');
  });

  it('Back brings the earlier search into the box', async () => {
    const { user, router } = await open('/products?q=tote');
    await screen.findByText('Showing 1 products');
    await user.click(screen.getByRole('link', { name: "Women's" }));
    await user.clear(search());
    await user.type(search(), 'satchel');
    await waitFor(() => expect(router.state.location.search).toContain('q=satchel'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(search()).toHaveValue('tote'));
    await waitFor(() => expect(names()).toEqual(['Tote']));
  });

  it('page 2 begins with the 25th product', async () => {
    await open('/products?page=2', { [products]: sampleProducts(60) });
    expect(await screen.findByText('Showing 60 products')).toBeVisible();
    expect(names()[0]).toBe('Sample Bag 25');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('of a large shop only a page is requested; the whole list comes for a search', async () => {
    const all = sampleProducts(2_500);
    const large = ({ query }: { query: Readonly<Record<string, string>> }) => {
      const offset = Number(query.offset);
      const results = all.slice(offset, offset + Number(query.page_size));
      return { count: 2_500, shop_count: 2_500, ordering: query.ordering, results };
    };
    const { api, user } = await open('/products', { [products]: large as never });
    expect(await screen.findByText('Showing 2500 products')).toBeVisible();
    expect(names()).toHaveLength(24);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull());
    expect(api.callsOf(products)).toHaveLength(1);
    await user.type(search(), 'bag 2499');
    // On a busy machine 2,500 products take more than the limit of other texts.
    const found = await screen.findByText('Showing 1 products', {}, { timeout: 40_000 });
    expect(found).toBeVisible();
    expect(names()).toEqual(['Sample Bag 2499']);
    const queries = api.callsOf(products).map(({ query }) => `${query.fields} ${query.offset}`);
    expect(new Set(queries)).toEqual(
      new Set(['card 0', 'card 1000', 'card 2000', 'search 0', 'search 1000', 'search 2000']),
    );
  }, 60_000);

  it('of a large shop a category in other letters has all its pages, and one address', async () => {
    const all = sampleProducts(60);
    const large = ({ query }: { query: Readonly<Record<string, string>> }) => {
      const { category, ordering } = query;
      const offset = Number(query.offset);
      const found = category === 'wallets' ? all : [];
      const results = found.slice(offset, offset + Number(query.page_size));
      return { count: found.length, shop_count: 2_500, ordering, results };
    };
    await open('/products?category=WALLETS', { [products]: large as never });
    expect(await screen.findByText('Showing 60 products')).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(60));
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/products\?category=wallets$/),
    );
  });

  it('with everything in memory the list goes on to its end', async () => {
    await open('/products', { [products]: sampleProducts(60) });
    expect(await screen.findByText('Showing 60 products')).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(60));
  });

  it('hold each choice that is made while an earlier one is under way, and Back leads past both', async () => {
    const large = ({ query: { ordering } }: { query: Readonly<Record<string, string>> }) => ({
      ...{ count: 2_500, shop_count: 2_500, ordering, results: bags },
    });
    const { address, router } = await open('/products', { [products]: large as never });
    await screen.findByText('Showing 2500 products');
    fireEvent.click(screen.getByRole('link', { name: 'Wallets' }));
    const isOnItsWay = () => expect(router.state.navigation.state).toBe('loading');
    isOnItsWay();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    fireEvent.change(sort, { target: { value: 'price-low' } });
    isOnItsWay();
    fireEvent.click(screen.getByRole('link', { name: 'List view' }));
    await waitFor(() =>
      expect(address()).toBe('/products?category=wallets&sort=price-low&view=list'),
    );
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/products'));
  });

  it.each([
    `/products?q=${'x'.repeat(5000)}`,
    '/products?q=%00%ED%A0%80%E2%80%AE&sort=<b>&view=no&page=-1',
    `/products?category=${'y'.repeat(5000)}`,
    '/products?page=99999999999999999999',
  ])('of any kind show text and no error: %.40s', async (url) => {
    await open(url);
    expect(await screen.findByText(/^Showing \d+ products$/)).toBeVisible();
  });

  it('an endless category is not requested', async () => {
    const { api } = await open(`/products?category=${'y'.repeat(5000)}`);
    await screen.findByText('Showing 0 products');
    expect(api.callsOf(products).filter(({ query }) => query.category)).toHaveLength(0);
  });
});
