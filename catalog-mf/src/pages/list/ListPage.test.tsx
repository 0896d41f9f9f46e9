import type { ProductReply } from '@shop/shared/contract';
import { plainReply } from '@shop/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bags, names, open, products, search } from '../../testing/list-page';

describe('the product list (spec section 2)', () => {
  it('shows all products, popular first, with a title, chips and how many there are', async () => {
    await open('/products');
    expect(await screen.findByText('Showing 4 products')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Products');
    expect(names()).toEqual(['Satchel', 'Tote', 'Wallet', 'Belt']);
    const chips = within(screen.getByRole('navigation', { name: 'Product categories' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All Products',
      "Women's",
      'Wallets',
      'Belts',
    ]);
    expect(chips.getByRole('link', { name: 'All Products' })).toHaveAttribute('aria-current');
  });

  it.each([
    ['Price: Low to High', 'sort=price-low', ['Belt', 'Wallet', 'Satchel', 'Tote']],
    ['Price: High to Low', 'sort=price-high', ['Tote', 'Satchel', 'Wallet', 'Belt']],
    ['Newest', 'sort=newest', ['Belt', 'Satchel', 'Wallet', 'Tote']],
  ])('sorts by %s and says so in the address', async (label, inAddress, order) => {
    const { user, address } = await open('/products');
    await screen.findByText('Showing 4 products');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
    await waitFor(() => expect(names()).toEqual(order));
    expect(address()).toBe(`/products?${inAddress}`);
  });

  it('filters the loaded products by name and subtitle as one types, without asking for them again', async () => {
    const { user, address, api } = await open('/products');
    await screen.findByText('Showing 4 products');
    const calls = api.calls.length;
    await user.type(search(), 'bifold');
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(names()).toEqual(['Wallet']);
    await waitFor(() => expect(address()).toBe('/products?q=bifold'));
    // Colours and features, one time: cards do not carry them.
    expect(api.calls.slice(calls).map(({ query }) => query)).toEqual([
      { fields: 'search', ordering: 'id', offset: '0', page_size: '1000' },
    ]);
    await user.clear(search());
    await waitFor(() => expect(address()).toBe('/products'));
    expect(screen.getByText('Showing 4 products')).toBeVisible();
  });

  it('reads one product out in the singular, in the line that says how many there are', async () => {
    const { user } = await open('/products');
    const line = (await screen.findByText('Showing 4 products')).closest('[role=status]');
    await user.type(search(), 'bifold');
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    const spoken = line?.cloneNode(true) as Element;
    for (const silent of spoken.querySelectorAll('[aria-hidden]')) silent.remove();
    expect(spoken).toHaveTextContent(/^Showing 1 product$/);
  });

  it('a chip shows its category, requested from the API and stored in the address', async () => {
    const { api, user, address } = await open('/products?sort=newest');
    await screen.findByText('Showing 4 products');
    await user.click(screen.getByRole('link', { name: "Women's" }));
    expect(await screen.findByText('Showing 2 products')).toBeVisible();
    expect(address()).toBe('/products?category=womens&sort=newest');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Women's");
    expect(names()).toEqual(['Satchel', 'Tote']);
    expect(api.callsOf(products)[0]?.query).toEqual({
      fields: 'card',
      ordering: 'newest',
      offset: '0',
      page_size: '24',
    });
  });

  it('asks the API for the category of the address', async () => {
    const { api } = await open('/products?category=wallets');
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(api.callsOf(products)[0]?.query).toEqual({
      fields: 'card',
      category: 'wallets',
      ordering: 'featured',
      offset: '0',
      page_size: '24',
    });
  });

  it('filters itself when an API ignores the category', async () => {
    await open('/products?category=wallets', { [products]: bags });
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
  });

  it('a press on the chosen chip does not keep the row from following what is chosen next', async () => {
    const { user, router } = await open('/products');
    await screen.findByText('Showing 4 products');
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.textContent === 'Belts' ? 300 : 0;
    });
    const row = screen.getByRole('navigation', { name: 'Product categories' });
    await user.click(within(row).getByRole('link', { name: 'All Products' }));
    await act(() => router.navigate('/products?category=9'));
    await waitFor(() => expect(row.firstElementChild?.scrollLeft).toBe(300));
    await user.click(within(row).getByRole('link', { name: 'Wallets' }));
    await screen.findByRole('heading', { level: 1, name: 'Wallets' });
    expect(row.firstElementChild?.scrollLeft).toBe(300);
  });

  it('a category without a slug is chipped and filtered by its id', async () => {
    const { user, address } = await open('/products');
    await user.click(await screen.findByRole('link', { name: 'Belts' }));
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(address()).toBe('/products?category=9');
    expect(names()).toEqual(['Belt']);
  });

  it('toggles between grid and list', async () => {
    const { user, address, container } = await open('/products');
    await user.click(await screen.findByRole('link', { name: 'List view' }));
    expect(address()).toBe('/products?view=list');
    await waitFor(() =>
      expect(container.querySelectorAll('article[data-layout=list]')).toHaveLength(4),
    );
    await user.click(screen.getByRole('link', { name: 'Grid view' }));
    expect(address()).toBe('/products');
  });

  it('works the same with an API that knows only the fields of the spec', async () => {
    await open('/products?category=womens', { [products]: plainReply(bags) as ProductReply[] });
    expect(await screen.findByText('Showing 2 products')).toBeVisible();
  });
});
