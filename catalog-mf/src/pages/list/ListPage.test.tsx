import type { ProductReply } from '@shop/shared/contract';
import {
  type MockHandlers,
  mockApi,
  plainReply,
  sampleCategory,
  sampleProduct,
  sampleProducts,
} from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'federated-site/router';
import { answer, noAnswer, silence } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { forgetCatalog } from '../../data/list/catalog-cache';
import { furtherPages } from '../../data/list/further-pages';
import { type ListFilter, listFilters, readQuery } from '../../data/list/list-filters';
import { listHead } from '../../data/list/list-head-rules';
import { revalidateList } from '../../data/list/list-loader';
import catalog from '../../remote';

jest.setTimeout(30_000);

const products = 'GET /api/auth/products/';
const categories = 'GET /api/auth/categories/';

const bags: ProductReply[] = [
  sampleProduct({
    id: 1,
    slug: 'tote',
    title: 'Tote',
    price: '3000.00',
    discounted_price: null,
    category: 'womens',
  }),
  sampleProduct({
    id: 2,
    slug: 'wallet',
    title: 'Wallet',
    subtitle: 'Slim bifold',
    price: '900.00',
    discounted_price: null,
    category: 'wallets',
  }),
  sampleProduct({
    id: 3,
    slug: 'satchel',
    title: 'Satchel',
    price: '2000.00',
    discounted_price: null,
    isPopular: true,
    category: 'womens',
  }),
  sampleProduct({
    id: 4,
    slug: 'belt',
    title: 'Belt',
    price: '700.00',
    discounted_price: null,
    category: '9',
  }),
];
const rooms = [
  sampleCategory(),
  sampleCategory({ id: 3, slug: 'wallets', title: 'Wallets' }),
  sampleCategory({ id: 9, slug: null, title: 'Belts' }),
];

const byCategory =
  (list: readonly ProductReply[]) =>
  ({ query }: { query: Readonly<Record<string, string>> }) =>
    list.filter(({ category }) => !query.category || category === query.category);

/** As the host opens it: the page's chunk is there before the router starts. */
async function open(url: string, handlers: MockHandlers = {}) {
  const api = mockApi({
    [products]: byCategory(bags) as never,
    [categories]: rooms,
    ...handlers,
  });
  const routes = await Promise.all(catalog.routes.map(withoutLazy));
  return { api, ...renderRoutes(routes, url, { remotes: [noAccount] }) };
}

const withoutLazy = async ({ lazy, ...route }: RouteObject): Promise<RouteObject> =>
  ({ ...route, ...(typeof lazy === 'function' ? await lazy() : {}) }) as RouteObject;

/** The buttons of another part, which draw nothing here. */
const noAccount = {
  name: 'account',
  routes: [],
  widgets: {
    AddToCartButton: async () => ({ load: async () => null, Component: () => null }),
    WishlistButton: async () => ({ load: async () => null, Component: () => null }),
  },
};

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search products' });

beforeEach(forgetCatalog);

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

describe('states of the list (spec section 4)', () => {
  it('loading: cards in their shape, announced one time', async () => {
    const { container } = await open('/products', { [products]: silence() as never });
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.getByText('Loading products…')).toBeInTheDocument();
    expect(container.querySelectorAll('article[aria-hidden=true]')).toHaveLength(8);
  });

  it("error: 'Failed to load products', and Try again works without a reload", async () => {
    const info = jest.spyOn(console, 'info').mockImplementation();
    const { api, user } = await open('/products', { [products]: answer(500) as never });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products');
    api.use({ [products]: bags });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 4 products')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(info).toHaveBeenCalledWith('product list:', expect.anything());
  });

  it('without a line says so, and opens by itself when it is back', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api } = await open('/products', { [products]: noAnswer() as never });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('You are offline');
    expect(notice).not.toHaveTextContent('Failed');
    line.mockReturnValue(true);
    api.use({ [products]: bags });
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Showing 4 products')).toBeVisible();
  });

  it('empty: the text of the spec, with an Ask on WhatsApp button that names the search', async () => {
    await open('/products?q=umbrella');
    expect(await screen.findByText('No products found matching your criteria.')).toBeVisible();
    const ask = screen.getByRole('link', { name: 'Ask on WhatsApp' });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('“umbrella”');
  });

  it('empty in a category: the same search in the whole shop is one click away', async () => {
    const { user } = await open('/products?category=umbrellas&q=tote');
    expect(await screen.findByRole('heading', { level: 1, name: 'Umbrellas' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search all products' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('No products found matching your criteria.')).toBeNull(),
    );
  });

  it('a 404 on the list is treated as empty', async () => {
    await open('/products', { [products]: answer(404, { detail: 'Not found.' }) as never });
    expect(await screen.findByText('No products found matching your criteria.')).toBeVisible();
  });

  it('a failed category load is only logged: the list has its products, and one chip', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation();
    await open('/products', { [categories]: answer(500) as never });
    expect(await screen.findByText('Showing 4 products')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Product categories' })).toHaveTextContent(
      /^All Products$/,
    );
    expect(screen.getAllByText('Womens')).toHaveLength(2);
    expect(info).toHaveBeenCalledWith('categories:', expect.anything());
  });
});

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
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(names()).toEqual(['Sample Bag 2499']);
    const queries = api.callsOf(products).map(({ query }) => `${query.fields} ${query.offset}`);
    expect(new Set(queries)).toEqual(
      new Set(['card 0', 'card 1000', 'card 2000', 'search 0', 'search 1000', 'search 2000']),
    );
  });

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

describe('the filters of the list', () => {
  const dear = bags.map((bag, index) => ({
    ...bag,
    quantity: index === 1 ? 0 : 5,
    available_colors: [{ name: index < 2 ? 'Tan' : 'Wine', hex: '#a9713f' }],
  }));
  const chip = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Filters' })).getByRole('link', { name });

  it('are links that add to each other, and take their filter away when chosen', async () => {
    const { user, address } = await open('/products?category=wallets', { [products]: dear });
    await user.click(await screen.findByRole('link', { name: 'All Products' }));
    await screen.findByText('Showing 4 products');
    await user.click(chip('Under ₹1,000'));
    expect(await screen.findByText('Showing 2 products')).toBeVisible();
    expect(names()).toEqual(['Wallet', 'Belt']);
    expect(chip('Under ₹1,000')).toHaveAttribute('aria-current', 'true');
    await user.click(chip('In stock'));
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(address()).toBe('/products?maxPrice=1000&inStock=true');
    await user.click(chip('Under ₹1,000'));
    await user.click(chip('Tan'));
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(names()).toEqual(['Tote']);
    // The colour goes along to the product and into the chat.
    const view = screen.getByRole('link', { name: 'View Tote' });
    expect(view.getAttribute('href')).toMatch(/^\/products\/[^?]+\?color=Tan$/);
    const order = screen.getByRole<HTMLAnchorElement>('link', { name: 'Order Tote on WhatsApp' });
    expect(decodeURIComponent(order.href)).toContain('Colour: Tan');
    expect(chip('Wine')).toHaveAttribute('href', '/products?color=Wine&inStock=true');
  });

  it('show a filter that only the address has, so that it can be taken away', async () => {
    await open('/products?color=pink&maxPrice=750', { [products]: dear });
    expect(await screen.findByText('No products found matching your criteria.')).toBeVisible();
    expect(chip('pink')).toHaveAttribute('href', '/products?maxPrice=750');
    expect(chip('Under ₹750')).toHaveAttribute('aria-current', 'true');
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /Ask on WhatsApp/ });
    expect(decodeURIComponent(href)).toContain('“pink, under ₹750”');
  });

  it('begin with those of the address, and none moves when one is pressed', async () => {
    const { user } = await open('/products?category=womens&inStock=true', { [products]: dear });
    await screen.findByText('Showing 2 products');
    const orders = () =>
      screen
        .getAllByRole('navigation', { name: /categories|Filters/ })
        .map((row) => within(row).getAllByRole('link'));
    const [rooms = [], filters = []] = orders();
    expect(rooms.map(({ textContent }) => textContent)).toEqual([
      ...["Women's", 'All Products', 'Wallets', 'Belts'],
    ]);
    expect(filters[0]).toHaveTextContent('In stock');
    await user.click(screen.getByRole('link', { name: 'All Products' }));
    await user.click(chip('Under ₹1,000'));
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(chip('Under ₹1,000')).toHaveFocus();
    expect(orders()[0]).toEqual(rooms);
    expect(orders()[1]?.slice(0, 4)).toEqual(filters.slice(0, 4));
  });

  it('keep their combinations from search engines', () => {
    const head = (address: string) => listHead(readQuery(address), undefined, [{} as never]);
    expect(head('?inStock=true')).toMatchObject({ hidden: true });
    expect(head('?category=wallets')).toMatchObject({ hidden: false });
  });
});

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
