import { short } from '@shop/shared/config/claims';
import { reshapeCard } from '@shop/shared/entities';
import {
  type MockHandlers,
  mockApi,
  plainReply,
  sampleCategory,
  sampleProduct,
} from '@shop/shared/testing';
import { revalidatePath } from '@shop/shared/ui/bundled';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setRemoteLoader } from 'federated-site/react';
import { answer, noAnswer, silence } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { forgetCategories } from '../../data/categories-api';
import { forgetHistory } from '../../data/history-cache';
import { prefetchProduct } from '../../data/product/product-cache';
import { loadInBrowser } from '../../data/product/product-loader';
import { Component, loadLater } from './ProductPage';

jest.setTimeout(30_000);

const one = 'GET /api/auth/products/{ref}/';
const list = 'GET /api/auth/products/';
const categories = 'GET /api/auth/categories/';
const orders = 'POST /api/auth/orders/';

const routes = [
  {
    path: '/products/:slug',
    Component,
    loader: loadInBrowser,
    shouldRevalidate: revalidatePath,
    HydrateFallback: () => null,
  },
  { path: '/products', element: <h1>The list</h1> },
];

/** The account part does not answer in these tests: its places keep their fallbacks. */
function open(url: string) {
  const page = renderRoutes(routes, url);
  setRemoteLoader(() => new Promise(() => undefined));
  return page;
}

/** A product is drawn in two steps: the first view, and after that frame the rest. */
const theRest = () =>
  waitFor(() => {
    if (document.querySelector('article')) screen.getByText('Local Delivery');
  });

async function visit(handlers: MockHandlers, url = '/products/sample-bag-7') {
  const api = mockApi({ [list]: [], [categories]: [], [orders]: {} as never, ...handlers });
  const page = open(url);
  await screen.findByRole('heading', { level: 1 });
  await theRest();
  return { api, ...page };
}

const visitProduct = (changes: Parameters<typeof sampleProduct>[0] = {}, search = '') =>
  visit({ [one]: sampleProduct(changes) }, `/products/sample-bag-7${search}`);

const orderButton = () => screen.getByRole('button', { name: 'Order on WhatsApp' });

/** The message of the chat that a press opens, in a tab of its own. */
function orderText(button = orderButton()) {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(button);
  expect(open.mock.calls).toEqual([[expect.any(String), '_blank', 'noopener']]);
  const url = new URL(String(open.mock.calls[0]?.[0]));
  open.mockRestore();
  expect(url.origin).toBe('https://wa.me');
  return url.searchParams.get('text');
}

// As after a pointer came near a card; `Later.test.tsx` has pages without it.
beforeAll(loadLater);
beforeEach(forgetCategories);
beforeEach(forgetHistory);
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

describe('a product page (spec section 2, Product detail)', () => {
  it('shows title, subtitle, price, the original price struck through and percent off', async () => {
    await visitProduct();
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Bag 7' })).toBeVisible();
    expect(screen.getByText('Full-grain satchel with a brass buckle')).toBeVisible();
    expect(screen.getAllByText('₹1,499')[0]).toBeVisible();
    expect(screen.getAllByText('₹1,999')[0]?.tagName).toBe('S');
    expect(screen.getByText('25% off')).toBeVisible();
    expect(document.title).toMatch(/^Sample Bag 7 \| /);
  });

  it('has no struck-through price and no badge without a discount', async () => {
    await visitProduct({ discounted_price: null, discount_percent: null });
    expect(screen.getAllByText('₹1,999')[0]?.closest('s')).toBeNull();
    expect(screen.queryByText(/% off/)).toBeNull();
  });

  it('says until when a sale price holds, where the API gives its end', async () => {
    await visitProduct({ sale_ends_at: '2026-11-30T18:29:59Z' });
    expect(screen.getByText('Sale until 30 Nov 2026')).toBeVisible();
  });

  it.each([{}, { sale_ends_at: 'soon' }, { sale_ends_at: '2026-11-30', discounted_price: null }])(
    'says nothing of the end of a sale for %j',
    async (changes) => {
      await visitProduct(changes);
      expect(screen.queryByText(/until/)).toBeNull();
    },
  );

  it('leads back through breadcrumbs and a back link', async () => {
    const { user } = await visitProduct();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByRole('link', { name: 'Womens' })).toHaveAttribute(
      'href',
      '/products?category=womens',
    );
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  });

  it('calls its category in the breadcrumbs as lists do, however one came there', async () => {
    const crumb = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).findByRole('link', { name });
    const { api } = await visit({ [one]: sampleProduct(), [categories]: [sampleCategory()] });
    expect(await crumb("Women's")).toHaveAttribute('href', '/products?category=womens');
    cleanup();
    open('/products/sample-bag-7');
    await screen.findByRole('heading', { level: 1 });
    expect(await crumb("Women's")).toBeVisible();
    expect(api.callsOf(categories)).toHaveLength(1);
  });

  it('says In Stock when quantity is above 0, else Out of Stock', async () => {
    const { unmount } = await visitProduct();
    expect(screen.getByText('In Stock')).toBeVisible();
    unmount();
    await visit({ [one]: sampleProduct({ quantity: 0 }) });
    expect(screen.getByText('Out of Stock')).toBeVisible();
  });

  it('counts from 1 up; the number can be typed too', async () => {
    const { user } = await visitProduct({ quantity: 45 });
    const less = screen.getByRole('button', { name: 'Decrease quantity' });
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    expect(number).toHaveValue('1');
    expect(less).toBeDisabled();
    await user.click(more);
    await user.click(more);
    await user.click(less);
    expect(number).toHaveValue('2');
    await user.click(number);
    await user.keyboard('12');
    expect(number).toHaveValue('12');
    expect(orderText()).toContain('Quantity: 12');
  });

  it('keeps the focus of a keyboard when a button comes to its end', async () => {
    const { user } = await visitProduct({ quantity: 2 });
    screen.getByRole('button', { name: 'Increase quantity' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  });

  it('keeps the last good quantity when something else is typed', async () => {
    const { user } = await visitProduct();
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    for (const [typed, corrected] of [
      ['2.7', '2'],
      ['-3', '2'],
      ['0', '2'],
      ['५', '5'],
    ] as const) {
      await user.clear(number);
      await user.type(number, typed);
      await user.tab();
      expect(number).toHaveValue(corrected);
      expect(orderText()).toContain(`Quantity: ${corrected}`);
    }
  });

  it('orders no more than the stock, and says how many there are', async () => {
    const { user } = await visitProduct({ quantity: 45 }, '?quantity=44');
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    const note = number.closest('div')?.parentElement?.querySelector('[role=status]');
    expect(note).toBeEmptyDOMElement();
    await user.click(more);
    expect(number).toHaveValue('45');
    expect(more).toBeDisabled();
    expect(note).toHaveTextContent('45 in stock');
    await user.click(number);
    await user.keyboard('48');
    await user.tab();
    expect(number).toHaveValue('45');
    expect(orderText()).toContain('Quantity: 45');
  });

  it('orders no more than the stock when an address asks for more', async () => {
    await visitProduct({ quantity: 5 }, '?quantity=48');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
    expect(screen.getByText('5 in stock')).toBeVisible();
    expect(orderText()).toContain('Quantity: 5');
  });

  it('takes colour and quantity from the address, as its form without scripts asks for them', async () => {
    await visitProduct({}, '?color=Black&quantity=5');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
    expect(orderText()).toContain('Colour: Black');
    expect(orderText()).toContain('Quantity: 5');
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      color: 'Black',
      quantity: '5',
    });
  });

  it('disables the increase button, cart and WhatsApp when stock is 0 or less, and offers to ask', async () => {
    await visitProduct({ quantity: 0 });
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Order on WhatsApp' })).toBeDisabled();
    const bar = within(screen.getByRole('group', { name: 'Order this product' }));
    expect(bar.getByRole('button', { name: 'WhatsApp' })).toBeDisabled();
    const ask = screen.getByRole('link', { name: 'Ask when it is back' });
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//));
  });

  it('dims cart and WhatsApp when it is sold out', async () => {
    const looks = () =>
      ['Add to Cart', 'Order on WhatsApp'].map((name) => {
        const shown = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
        const control = shown.find(({ textContent }) => textContent === name) as HTMLElement;
        const { color, cursor } = getComputedStyle(control);
        return { color, cursor };
      });
    const { unmount } = await visitProduct();
    const bright = looks();
    unmount();
    await visitProduct({ quantity: 0 });
    for (const [at, look] of looks().entries()) {
      expect(look.cursor).toBe('not-allowed');
      expect(look.color).not.toBe(bright[at]?.color);
    }
  });

  it('has the price and the order in the bar of phones, up to 768px', async () => {
    await visitProduct();
    const bar = screen.getByRole('group', { name: 'Order this product' });
    expect(within(bar).getByText('₹1,499')).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'WhatsApp' })).toBeEnabled();
    expect(bar).toHaveStyle({ position: 'sticky', bottom: '0px' });
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const own = bar.className.split(' ').at(-1);
    expect(styles.join('')).toMatch(
      new RegExp(`@media \\(min-width: ?768px\\)\\{\\.${own}\\{display:none;?\\}`),
    );
  });

  it('says colour and price in the bar, which goes while the button of the page is in sight', async () => {
    let look: (isIntersecting: boolean) => void = () => undefined;
    const disconnect = jest.fn();
    class Observer {
      constructor(report: (entries: object[]) => void) {
        look = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = disconnect;
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const { user, unmount } = await visitProduct();
    const bar = () => screen.queryByRole('group', { name: 'Order this product' });
    expect(bar()).toHaveTextContent('Tan ₹1,499WhatsApp');
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(bar()).toHaveTextContent('Black ₹1,499WhatsApp');
    look(true);
    expect(bar()).toBeNull();
    look(false);
    expect(bar()).toBeVisible();
    unmount();
    expect(disconnect).toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('selects the first colour; another one goes into the address and the order', async () => {
    const { user, address } = await visitProduct();
    expect(screen.getByRole('radio', { name: 'Tan' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
    expect(address()).toBe('/products/sample-bag-7?color=Black');
    expect(orderText()).toContain('Colour: Black');
    expect(screen.getByRole('link', { name: 'Show picture 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('gives the cart button the selected colour, the first too', async () => {
    const button = async () => ({
      load: async () => null,
      Component: ({ color }: { color?: string }) => <output>in {color}</output>,
    });
    const widgets = { AddToCartButton: button, WishlistButton: button } as never;
    mockApi({ [list]: [], [categories]: [], [one]: sampleProduct() });
    const remotes = [{ name: 'account', routes: [], widgets }];
    const { user } = renderRoutes(routes, '/products/sample-bag-7', { remotes });
    expect(await screen.findByText('in Tan')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(await screen.findByText('in Black')).toBeVisible();
  });

  it('selects the colour of the picture in sight, and stores it nowhere', async () => {
    const { user, address } = await visitProduct();
    await user.click(screen.getByRole('link', { name: 'Show picture 3 of 3' }));
    expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
    expect(orderText()).toContain('Colour: Black');
    expect(address()).toBe('/products/sample-bag-7');
    expect(Object.keys(localStorage)).toEqual(['shop-orders']);
    expect(screen.getByRole('link', { name: 'Show picture 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(screen.getByRole('link', { name: 'Show picture 2 of 3' }));
    expect(screen.getByRole('radio', { name: 'Tan' })).toBeChecked();
    expect(orderText()).toContain('Colour: Tan');
  });

  it.each([
    ['chosen', '', 'Black', 'Show picture 2 of 3'],
    ['chosen though it was selected already', '', 'Tan', 'Show picture 3 of 3'],
    ['asked for by the address', '?color=Black', undefined, 'Show picture 2 of 3'],
  ])(
    'keeps a colour that was %s, whichever picture is looked at',
    async (_, search, press, other) => {
      const { user, address } = await visitProduct({}, search);
      if (press) await user.click(screen.getByRole('radio', { name: press }));
      const picture = screen.getByRole('link', { name: other });
      await user.click(picture);
      expect(picture).toHaveAttribute('aria-current', 'true');
      const color = press ?? 'Black';
      expect(screen.getByRole('radio', { name: color })).toBeChecked();
      expect(orderText()).toContain(`Colour: ${color}`);
      expect(address()).toBe(`/products/sample-bag-7?color=${color}`);
      expect(Object.keys(localStorage)).toEqual(['shop-orders']);
    },
  );

  it('opens in the colour of a link that someone sent, its picture first', async () => {
    await visitProduct({}, '?color=black');
    expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
    const [first] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('src', '/media/products/71.jpg');
    expect(first).toHaveAttribute('fetchpriority', 'high');
  });

  it('orders by WhatsApp with title, colour, price and quantity', async () => {
    const { user } = await visitProduct();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    const text = orderText();
    for (const part of ['Sample Bag 7', 'Colour: Tan', '₹1,499', 'Quantity: 2']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(
      /\/products\/sample-bag-7\?color=Tan\nOrder \w{4}\n.*\/order\/sample-bag-7:tan:2$/,
    );
    const bar = within(screen.getByRole('group', { name: 'Order this product' }));
    expect(orderText(bar.getByRole('button', { name: 'WhatsApp' }))).toBe(text);
  });

  it('has a form that the server answers with the same chat, for a press before scripts run', async () => {
    await visitProduct({}, '?color=Black&quantity=5');
    const bar = within(screen.getByRole('group', { name: 'Order this product' }));
    for (const button of [orderButton(), bar.getByRole('button', { name: 'WhatsApp' })]) {
      expect(button).toHaveAttribute('type', 'submit');
      expect(button).toHaveAttribute('formaction', '/products/sample-bag-7/order');
      expect(button).toHaveAttribute('formmethod', 'post');
      expect(button).toHaveAttribute('formtarget', '_blank');
      expect(button).toHaveAttribute('form', document.querySelector('form')?.id);
    }
  });

  it('opens no chat on Enter in the quantity: the first submit button of its form is disabled', async () => {
    await visitProduct();
    const [first] = document.querySelectorAll('button[type=submit]');
    expect(first).toHaveProperty('form', document.querySelector('form'));
    expect(first).toBeDisabled();
    expect(first).not.toBeVisible();
  });

  it('has cart and wishlist links that lead to the sign-in and back while their owner is away', async () => {
    await visitProduct();
    const login = '/login?next=%2Fproducts%2Fsample-bag-7';
    expect(screen.getByRole('link', { name: 'Add to Cart' })).toHaveAttribute(
      'href',
      `${login}&want=cart&product=7`,
    );
    expect(screen.getByRole('link', { name: 'Add to wishlist' })).toHaveAttribute(
      'href',
      `${login}&want=wishlist&product=7`,
    );
  });

  it('shows warranty months, Local Delivery and exchange days', async () => {
    const { unmount } = await visitProduct();
    expect(screen.getByText('6 months warranty')).toBeVisible();
    expect(screen.getByText('Local Delivery')).toBeVisible();
    expect(screen.getByText('7 days exchange')).toBeVisible();
    unmount();
    await visit({ [one]: sampleProduct({ warranty_months: null, exchange_days: 1 }) });
    expect(screen.queryByText(/warranty/)).toBeNull();
    expect(screen.getByText('1 day exchange')).toBeVisible();
  });

  it('leads from each promise to the page that makes it in full, the time of a reply too', async () => {
    await visitProduct();
    for (const [text, href] of [
      ['Local Delivery', '/faq#delivery'],
      ['7 days exchange', '/terms#exchanges'],
      ['6 months warranty', '/terms#warranty'],
      [short.reply, '/contact#reply'],
    ] as const) {
      expect(screen.getByText(text).closest('a')).toHaveAttribute('href', href);
    }
    expect(screen.getByText(short.delivery)).toBeVisible();
    expect(screen.getByText(short.exchange)).toBeVisible();
  });

  it('says its size among what decides, where the specifications have one', async () => {
    const { unmount } = await visitProduct({ specifications: { Size: '23 × 16 × 7 cm' } });
    expect(screen.getByText('Size: 23 × 16 × 7 cm')).toBeVisible();
    unmount();
    await visitProduct({ specifications: { Material: 'Leather' } });
    expect(screen.queryByText(/^Size:/)).toBeNull();
  });

  it('is shared in the selected colour, by its link where there is no share sheet', async () => {
    const { user } = await visitProduct({}, '?color=Black');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/products\/sample-bag-7\?color=Black$/);
  });

  it('has an accordion of four parts, the first open, and leaves out unknown values', async () => {
    const { container, unmount } = await visitProduct();
    const titles = () => [...container.querySelectorAll('summary')].map((one) => one.textContent);
    expect(titles()).toEqual([
      'Product Description',
      'Key Features',
      'Specifications',
      'Care Instructions',
    ]);
    const [first, second] = container.querySelectorAll('details');
    expect(first).toHaveAttribute('open');
    expect(second).not.toHaveAttribute('open');
    expect(screen.getByText('Care guide for leather and PU')).toHaveAttribute('href', '/care');
    unmount();
    await visit({ [one]: sampleProduct({ care_instructions: '', key_features: [] }) });
    expect(screen.queryByText('Care Instructions')).toBeNull();
    expect(screen.queryByText('Key Features')).toBeNull();
  });

  it('accepts a plain API: no colours, texts for lists, one image, prices as numbers', async () => {
    const plain = {
      ...(plainReply(sampleProduct()) as object),
      price: 1999,
      images: [],
      available_colors: null,
      key_features: 'Light\nStrong',
      specifications: 'Handmade\nWidth: 32 cm',
    };
    await visit({ [one]: answer(200, plain) });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Show picture/ })).toBeNull();
    expect(screen.getByText('Strong')).toBeInTheDocument();
    expect(screen.getByText('Handmade')).toBeInTheDocument();
    expect(orderText()).not.toContain('Colour');
  });
});

describe('related products on a product page', () => {
  it('are shown, up to 8 of the same category, without the current one', async () => {
    const others = Array.from({ length: 12 }, (_, index) => sampleProduct({ id: index + 1 }));
    await visit({ [one]: sampleProduct(), [list]: others });
    const section = within(await screen.findByRole('region', { name: 'You may also like' }));
    expect(section.getAllByRole('article')).toHaveLength(8);
    expect(section.queryByRole('heading', { name: 'Sample Bag 7' })).toBeNull();
  });

  it('are left out when they cannot be had', async () => {
    const { api } = await visit({ [one]: sampleProduct(), [list]: noAnswer() });
    await screen.findByText('In Stock');
    await waitFor(() => expect(api.callsOf(list).length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'You may also like' })).toBeNull();
  });
});

describe('a product opened from its card', () => {
  it('shows what the card knows at once, keeps what was chosen, and fills in the rest', async () => {
    let reply: (product: unknown) => void = () => undefined;
    mockApi({
      [one]: () => new Promise((resolve) => (reply = resolve)),
      [list]: [],
      [categories]: [],
    });
    const card = reshapeCard(sampleProduct({ slug: 'carried-bag' }));
    if (!card) throw new Error('no card');
    prefetchProduct(card);
    const { user } = open('/products/carried-bag');
    expect(await screen.findByRole('heading', { name: 'Sample Bag 7' })).toBeVisible();
    expect(screen.getAllByText('₹1,499')[0]).toBeVisible();
    expect(screen.queryByText('Product Description')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    reply(sampleProduct({ slug: 'carried-bag' }));
    expect(await screen.findByText('Product Description')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tan' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });

  it.each([
    ['a picture, has a place for more of them', {}, true],
    ['none, has the drawing alone, as large as it stays', { image: undefined, images: [] }, false],
  ])('drawn from a card with %s', async (_, changes, isSeveral) => {
    mockApi({ [one]: silence(), [list]: [], [categories]: [] });
    const slug = `bag-${isSeveral}`;
    const card = reshapeCard(sampleProduct({ slug, ...changes }));
    if (!card) throw new Error('no card');
    prefetchProduct(card);
    open(`/products/${slug}`);
    const pictures = await screen.findByRole('region', { name: 'Pictures' });
    expect(pictures.hasAttribute('data-several')).toBe(isSeveral);
  });
});

describe('a product that a visitor comes back to', () => {
  it('has the quantity that they chose, and another visit to it begins with one', async () => {
    const { user, router } = await visitProduct();
    const number = () => screen.getByRole('textbox', { name: 'Quantity' });
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    await screen.findByRole('heading', { name: 'The list' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Sample Bag 7' });
    expect(number()).toHaveValue('3');
    expect(orderText()).toContain('Quantity: 3');
    await act(() => router.navigate('/products'));
    await act(() => router.navigate('/products/sample-bag-7'));
    await screen.findByRole('heading', { level: 1, name: 'Sample Bag 7' });
    expect(number()).toHaveValue('1');
  });

  it('is as before until the new answer comes, its related products too', async () => {
    const other = sampleProduct({ id: 8, slug: 'sample-bag-8', title: 'Sample Bag 8' });
    const { api, router, user } = await visit({ [one]: sampleProduct(), [list]: [other] });
    await screen.findByRole('region', { name: 'You may also like' });
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    expect(await screen.findByText('The list')).toBeVisible();
    api.use({ [one]: silence(), [list]: silence() });
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Product Description')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(screen.getByText('Product Description')).toBeVisible();
    expect(screen.getByRole('region', { name: 'You may also like' })).toBeVisible();
  });

  it('stays drawn, and keeps the focus, until new data comes at the same address', async () => {
    const { api, router } = await visitProduct();
    const increase = screen.getByRole('button', { name: 'Increase quantity' });
    increase.focus();
    api.use({ [one]: silence() });
    await act(async () => {
      void router.navigate('/products/sample-bag-7');
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(screen.getByText('Product Description')).toBeVisible();
    expect(increase).toHaveFocus();
  });
});

describe('when there is no product to show', () => {
  it('a slow line shows the page as a skeleton in the meantime', async () => {
    mockApi({ [one]: silence() });
    open('/products/sample-bag-7');
    expect(await screen.findByText('Loading product…')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to products' })).toBeVisible();
  });

  it("an unknown one says 'Product not found' with a back link", async () => {
    await visit({ [one]: answer(404, { detail: 'Not found.' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('a failing API says so, offers WhatsApp and phone, and a retry that needs no reload', async () => {
    const { api, user } = await visit({ [one]: answer(503) });
    expect(screen.getByRole('heading', { name: 'Failed to load products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+/),
    );
    api.use({ [one]: sampleProduct() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sample Bag 7' })).toBeVisible();
  });
});
