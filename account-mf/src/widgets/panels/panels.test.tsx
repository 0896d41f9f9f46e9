import { checkSession, login, logout } from '@shop/shared/session';
import { mockApi, sampleProduct } from '@shop/shared/testing';
import { storeTokens } from '@shop/shared/tokens';
import { dismissToast } from '@shop/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Widget } from 'federated-site/react';
import { answer, noAnswer, silence } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { addToGuestList, takeFromGuestList } from '../../data/lists/guest-list';
import remote from '../../remote';

const created_at = '2025-03-01T09:30:00Z';
const tote = sampleProduct({ id: 7, title: 'Market tote', discounted_price: '1499.00' });
const belt = sampleProduct({ id: 8, title: 'Stitched belt', discounted_price: '500.00' });
const line = (id: number, product: typeof tote, quantity: number) => ({
  id,
  product,
  quantity,
  unit_price: product.discounted_price ?? product.price,
  line_total: String(Number(product.discounted_price) * quantity),
});

/** The server's side of a cart and a wishlist. */
function shop() {
  let lines = [line(1, tote, 2), line(2, belt, 1)];
  let wishes = [{ id: 5, product: tote, created_at }];
  return mockApi({
    'POST /api/auth/token/': { access: 'a1', refresh: 'r1' },
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'asha@shop.example' },
    'GET /api/auth/cart/': () => lines,
    'POST /api/auth/cart/': () => answer(201, {}),
    'PATCH /api/auth/cart/{id}/': ({ params, body }) => {
      lines = lines.map((item) =>
        item.id === Number(params.id) ? line(item.id, item.product, body.quantity ?? 1) : item,
      );
      return {};
    },
    'DELETE /api/auth/cart/{id}/': ({ params }) => {
      lines = lines.filter(({ id }) => id !== Number(params.id));
      return answer(204);
    },
    'GET /api/auth/wishlist/': () => wishes,
    'DELETE /api/auth/wishlist/{id}/': ({ params }) => {
      wishes = wishes.filter(({ id }) => id !== Number(params.id));
      return answer(204);
    },
  });
}

function show() {
  const element = (
    <header>
      <Widget name="account/WishlistPanelButton" fallback={<a href="/login">Wishlist</a>} />
      <Widget name="account/CartPanelButton" fallback={<a href="/login">Cart</a>} />
    </header>
  );
  return renderRoutes(
    [
      { path: '/products', element },
      { path: '/products/:slug', element },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    '/products?category=wallets',
    { remotes: [remote] },
  );
}

async function signedIn() {
  const api = shop();
  await act(() => login({ email: 'asha@shop.example', password: 'Abc12!' }));
  return { api, ...show() };
}

async function open(user: ReturnType<typeof show>['user'], name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
/** A closed dialog is hidden at once, and ends a frame later. */
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() =>
  act(() => {
    logout();
    for (let id = 0; id < 100; id += 1) dismissToast(id);
  }),
);

describe('a signed-out visitor (spec section 2)', () => {
  it.each([
    ['Cart', 'Please login to use cart'],
    ['Wishlist', 'Log in or register to keep what you like, and find it here.'],
  ])('finds in the %s panel a prompt to log in or register', async (name, text) => {
    const { user } = show();
    const panel = await open(user, new RegExp(`^${name}$`));
    expect(panel.getByText(text)).toBeVisible();
    const next = '?next=%2Fproducts%3Fcategory%3Dwallets';
    expect(panel.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${next}`);
    expect(panel.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      `/register${next}`,
    );
  });

  it('finds on each button what it removes, also of one product in two colours', async () => {
    const { user } = show();
    for (const color of ['Tan', 'Black']) {
      addToGuestList({ kind: 'cart', productId: 7, title: 'Market tote', color });
    }
    const panel = await open(user, /^Cart/);
    await user.click(
      panel.getByRole('button', { name: 'Remove Market tote (Black) from your list' }),
    );
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Market tote (Tan): 1Remove',
    ]);
    act(() => void takeFromGuestList());
  });

  it('reads how long the list stays, also where the browser stores nothing', async () => {
    const { user } = show();
    addToGuestList({ kind: 'cart', productId: 7, title: 'Market tote' });
    const panel = await open(user, /^Cart/);
    expect(panel.getByText(/^It stays in this browser/)).toBeVisible();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'QuotaExceededError');
    });
    act(() => void addToGuestList({ kind: 'cart', productId: 8, title: 'Stitched belt' }));
    expect(panel.getByText(/^This browser stores nothing/)).toBeVisible();
    jest.restoreAllMocks();
    act(() => void takeFromGuestList());
    act(() => void takeFromGuestList());
  });
});

describe('the count in the header', () => {
  const cartCall = 'GET /api/auth/cart/';
  const cartButton = (name: string) => screen.findByRole('button', { name });
  const begin = (tokens: Parameters<typeof storeTokens>[0]) =>
    act(async () => {
      storeTokens(tokens);
      void checkSession();
    });

  /** A reply that comes when the test says so. */
  function later() {
    let answer: (reply: unknown) => void = () => undefined;
    const reply = new Promise((resolve) => {
      answer = resolve;
    });
    return { reply, answer };
  }

  it('comes as soon as there is a token, and does not wait for the name of its owner', async () => {
    const api = shop();
    api.use({ 'GET /api/auth/me/': silence() });
    await begin({ access: 'a1', refresh: 'r1' });
    show();
    expect(await cartButton('Cart (3)')).toBeVisible();
    expect(await cartButton('Wishlist (1)')).toBeVisible();
  });

  it('is requested one time, also when the name comes later, and never of a signed-out visitor', async () => {
    const api = shop();
    show();
    await cartButton('Cart');
    expect(api.calls).toEqual([]);
    const name = later();
    api.use({ 'GET /api/auth/me/': () => name.reply as never });
    await begin({ access: 'a1', refresh: 'r1' });
    expect(await cartButton('Cart (3)')).toBeVisible();
    await act(async () => name.answer({ first_name: 'Asha', last_name: '', email: '' }));
    expect(api.callsOf(cartCall)).toHaveLength(1);
  });

  it('is requested again when a shop that was not reached is reached', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const api = shop();
    const name = later();
    api.use({ 'GET /api/auth/me/': () => name.reply as never, [cartCall]: answer(503) });
    show();
    await begin({ access: 'a1', refresh: 'r1' });
    await waitFor(() => expect(api.callsOf(cartCall)).toHaveLength(1));
    await act(async () => name.answer(answer(503)));
    expect(await cartButton('Cart')).toBeVisible();
    const reached = shop();
    await act(async () => void (await checkSession()));
    expect(await cartButton('Cart (3)')).toBeVisible();
    expect(reached.callsOf(cartCall)).toHaveLength(1);
  });

  it.each([401, 403])('is gone with a token that the shop refuses with %i', async (status) => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const api = shop();
    const name = later();
    api.use({
      'GET /api/auth/me/': () => name.reply as never,
      'POST /api/auth/token/refresh/': answer(401),
    });
    await begin({ access: 'a1', refresh: 'r1' });
    show();
    expect(await cartButton('Cart (3)')).toBeVisible();
    await act(async () => name.answer(answer(status)));
    // A refresh that is refused may be another tab's: it waits for that one.
    await screen.findByRole('button', { name: 'Cart' }, { timeout: 4_000 });
    expect(await cartButton('Wishlist')).toBeVisible();
  });

  it('costs no request that a token is too old for: it is refreshed before', async () => {
    const api = shop();
    const seconds = Date.now() / 1_000;
    const old = `x.${btoa(JSON.stringify({ iat: seconds - 400, exp: seconds - 100 }))}.x`;
    api.use({
      'GET /api/auth/me/': silence(),
      'POST /api/auth/token/refresh/': { access: 'fresh', refresh: 'r2' },
      [cartCall]: (({ headers }: { headers: Headers }) =>
        new Headers(headers).get('authorization') === 'Bearer fresh'
          ? [line(1, tote, 2)]
          : answer(401)) as never,
    });
    await begin({ access: old, refresh: 'r1' });
    show();
    expect(await cartButton('Cart (2)')).toBeVisible();
    expect(api.callsOf(cartCall)).toHaveLength(1);
    expect(api.callsOf('POST /api/auth/token/refresh/')).toHaveLength(1);
  });
});

describe('a panel', () => {
  it('closes on its button, on a press outside, and when another page is gone to', async () => {
    const { user, address } = await signedIn();
    let panel = await open(user, /^Cart/);
    await user.click(panel.getByRole('button', { name: 'Close cart' }));
    await closed();

    await open(user, /^Cart/);
    await user.click(screen.getByRole('heading', { name: 'Cart' }));
    await user.click(screen.getByRole('dialog'));
    await closed();

    panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('link', { name: 'Market tote' }));
    await closed();
    expect(address()).toBe('/products/sample-bag-7');

    panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('link', { name: 'Market tote' }));
    await closed();
  });

  it('reloads its data when opened', async () => {
    const { api, user } = await signedIn();
    expect(await screen.findByRole('button', { name: 'Cart (3)' })).toBeVisible();
    const before = api.callsOf('GET /api/auth/cart/').length;
    await open(user, /^Cart/);
    await waitFor(() => expect(api.callsOf('GET /api/auth/cart/')).toHaveLength(before + 1));
  });

  it.each([
    ['Cart', 'GET /api/auth/cart/', 'Failed to load cart'],
    ['Wishlist', 'GET /api/auth/wishlist/', 'Failed to load wishlist'],
  ] as const)('says when it failed: %s', async (name, call, text) => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { api, user } = await signedIn();
    api.use({ [call]: noAnswer() });
    const panel = await open(user, new RegExp(`^${name}`));
    expect(await panel.findByText(text)).toBeVisible();
    api.use({ [call]: [] });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('link', { name: 'Browse products' })).toBeVisible();
  });
});

describe('the cart (spec section 4)', () => {
  it('shows its products and their prices', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    expect(await panel.findByText('₹2,998')).toBeVisible();
    expect(panel.getByText('₹1,499 · Colour: please ask')).toBeVisible();
    expect(panel.getByText('₹3,498')).toBeVisible();
  });

  it('joins quick presses on plus into the last value, and minus never goes below 1', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const belts = within(await panel.findByRole('group', { name: 'Quantity of Stitched belt' }));
    const plus = belts.getByRole('button', { name: 'Increase quantity' });
    for (let press = 0; press < 4; press += 1) await user.click(plus);
    expect(belts.getByRole('status')).toHaveTextContent('5');
    await waitFor(() =>
      expect(bodies(api.callsOf('PATCH /api/auth/cart/{id}/'))).toEqual([
        { quantity: 5, colors: [] },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Cart (7)', hidden: true })).toBeVisible();
    const minus = belts.getByRole('button', { name: 'Decrease quantity' });
    for (let press = 0; press < 7; press += 1) await user.click(minus);
    expect(belts.getByRole('status')).toHaveTextContent('1');
    await waitFor(() =>
      expect(bodies(api.callsOf('PATCH /api/auth/cart/{id}/'))).toEqual([
        { quantity: 5, colors: [] },
        { quantity: 1, colors: [] },
      ]),
    );
  });

  it('puts a count back when the call fails', async () => {
    const { api, user } = await signedIn();
    api.use({ 'PATCH /api/auth/cart/{id}/': answer(500, {}) });
    const panel = await open(user, /^Cart/);
    const totes = within(await panel.findByRole('group', { name: 'Quantity of Market tote' }));
    await user.click(totes.getByRole('button', { name: 'Increase quantity' }));
    expect(totes.getByRole('status')).toHaveTextContent('3');
    expect((await panel.findAllByText('Failed to update cart')).length).toBeGreaterThan(0);
    expect(totes.getByRole('status')).toHaveTextContent('2');
  });

  it('raises Cart item not found, and adds the line again for more pieces', async () => {
    const { api, user } = await signedIn();
    api.use({ 'PATCH /api/auth/cart/{id}/': answer(404, {}) });
    const panel = await open(user, /^Cart/);
    const totes = within(await panel.findByRole('group', { name: 'Quantity of Market tote' }));
    await user.click(totes.getByRole('button', { name: 'Decrease quantity' }));
    expect((await panel.findAllByText('Cart item not found')).length).toBeGreaterThan(0);
    await user.click(totes.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() =>
      expect(bodies(api.callsOf('POST /api/auth/cart/'))).toEqual([{ product_id: 7, quantity: 3 }]),
    );
  });

  it('removes a line, and clears by deleting each item, which can be undone', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('button', { name: 'Remove Market tote from cart' }));
    expect(panel.queryByText('Market tote')).toBeNull();
    expect(panel.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Clear cart' }));
    expect(await panel.findByText('Your cart is empty.')).toBeVisible();
    expect(panel.getByText('Cart cleared').closest('[role=status]')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(panel.getByText('Stitched belt')).toBeVisible();
    expect(panel.queryByText('Cart cleared')).toBeNull();
    expect(panel.getByRole('heading', { name: 'Cart' })).toHaveFocus();

    await user.click(panel.getByRole('button', { name: 'Clear cart' }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(api.callsOf('DELETE /api/auth/cart/{id}/').map(({ params }) => params.id)).toEqual([
        '1',
        '2',
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Cart', hidden: true })).toBeVisible();
  });

  it('offers the order on WhatsApp first, and Checkout quietly below', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const order = await panel.findByRole('link', { name: 'Order on WhatsApp' });
    const checkout = panel.getByRole('button', { name: 'Checkout' });
    expect(order.compareDocumentPosition(checkout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([order.dataset.tone, checkout.dataset.tone]).toEqual(['whatsapp', 'quiet']);
  });

  it('says on Checkout: Checkout coming soon', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('button', { name: 'Checkout' }));
    expect(alert).toHaveBeenCalledWith('Checkout coming soon');
  });

  it('orders all of it on WhatsApp, or copies the order', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const link = await panel.findByRole('link', { name: 'Order on WhatsApp' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toBe(
      [
        'Hello! I would like to order:',
        '• Market tote (Colour: please ask): 2 × ₹1,499 = ₹2,998',
        'http://localhost:3000/products/sample-bag-7',
        '• Stitched belt (Colour: please ask): 1 × ₹500 = ₹500',
        'http://localhost:3000/products/sample-bag-8',
        'Total: ₹3,498',
        'http://localhost:3000/order/sample-bag-7:2,sample-bag-8:1',
      ].join('\n'),
    );
    await user.click(panel.getByRole('button', { name: 'Copy order' }));
    expect(await panel.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it('does not say that an order is copied which has changed since', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('button', { name: 'Copy order' }));
    expect(await panel.findByText('Copied')).toBeVisible();
    const [increase] = panel.getAllByRole('button', { name: 'Increase quantity' });
    await user.click(increase as HTMLElement);
    expect(await panel.findByRole('button', { name: 'Copy order' })).toBeVisible();
  });

  it('fetches a product that is given only as an id (spec section 3)', async () => {
    const { api, user } = await signedIn();
    api.use({
      'GET /api/auth/cart/': () => [{ id: 1, product: 7, quantity: 2 }] as never,
      'GET /api/auth/products/{ref}/': tote,
    });
    const panel = await open(user, /^Cart/);
    expect(await panel.findByRole('link', { name: 'Market tote' })).toBeVisible();
    expect(panel.getAllByText('₹2,998')).toHaveLength(2);
  });
});

describe('a product that is no longer sold', () => {
  const gone = { ...tote, discontinued: true };
  const cartOf = (...lines: ReturnType<typeof line>[]) => ({
    'GET /api/auth/cart/': () => lines,
    'DELETE /api/auth/cart/{id}/': answer(204),
  });

  it('says so in the cart, where it can only be removed, and is not ordered', async () => {
    const { api, user } = await signedIn();
    api.use(cartOf(line(1, gone, 2), line(2, belt, 1)));
    const panel = await open(user, /^Cart/);
    expect(await panel.findByText('No longer sold')).toBeVisible();
    expect(panel.getByText('Market tote')).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Market tote' })).toBeNull();
    expect(panel.queryByRole('group', { name: /Market tote/ })).toBeNull();
    expect(panel.queryByLabelText('Colour of Market tote')).toBeNull();
    expect(panel.queryByText('₹2,998')).toBeNull();
    expect(panel.getByText(/^Total/)).toHaveTextContent('Total ₹500');
    const text = [
      'Hello! I would like to order:',
      '• Stitched belt (Colour: please ask): 1 × ₹500 = ₹500',
      'http://localhost:3000/products/sample-bag-8',
      'Total: ₹500',
      'http://localhost:3000/order/sample-bag-8:1',
    ].join('\n');
    const link = panel.getByRole('link', { name: 'Order on WhatsApp' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(text);
    await user.click(panel.getByRole('button', { name: 'Copy order' }));
    expect(await navigator.clipboard.readText()).toBe(text);

    api.use(cartOf(line(2, belt, 1)));
    await user.click(panel.getByRole('button', { name: 'Remove Market tote from cart' }));
    expect(panel.queryByText('No longer sold')).toBeNull();
    expect(panel.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    await waitFor(() => expect(api.callsOf('DELETE /api/auth/cart/{id}/')).toHaveLength(1));
  });

  it('alone in the cart, leaves nothing to order', async () => {
    const { api, user } = await signedIn();
    api.use(cartOf(line(1, gone, 2)));
    const panel = await open(user, /^Cart/);
    expect(await panel.findByText('No longer sold')).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Order on WhatsApp' })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Copy order' })).toBeNull();
    expect(panel.queryByText(/^Total/)).toBeNull();
    expect(panel.getByRole('button', { name: 'Clear cart' })).toBeVisible();
  });

  it('says so when more of it is requested just after it was removed from the shop', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const pieces = within(await panel.findByRole('group', { name: 'Quantity of Market tote' }));
    const refusal = { quantity: ['This product is no longer sold.'] };
    api.use({ ...cartOf(line(1, gone, 2)), 'PATCH /api/auth/cart/{id}/': answer(400, refusal) });
    await user.click(pieces.getByRole('button', { name: 'Increase quantity' }));
    expect(await panel.findByText('No longer sold')).toBeVisible();
  });

  it('says so on the wishlist, where it can only be taken off', async () => {
    const { api, user } = await signedIn();
    api.use({ 'GET /api/auth/wishlist/': () => [{ id: 5, product: gone, created_at }] });
    const panel = await open(user, /^Wishlist/);
    expect(await panel.findByText('No longer sold')).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Market tote' })).toBeNull();
    expect(panel.queryByRole('button', { name: /to cart/i })).toBeNull();
    expect(panel.queryByText(/₹/)).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Remove Market tote from wishlist' }));
    await waitFor(() => expect(api.callsOf('DELETE /api/auth/wishlist/{id}/')).toHaveLength(1));
  });

  it('says so on the wishlist after the cart has refused it', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Wishlist/);
    const add = await panel.findByRole('button', { name: 'Add Market tote to cart' });
    api.use({
      'GET /api/auth/wishlist/': () => [{ id: 5, product: gone, created_at }],
      'POST /api/auth/cart/': answer(400, { product_id: ['Invalid pk "7"'] }),
    });
    await user.click(add);
    expect(await panel.findByText('No longer sold')).toBeVisible();
  });
});

describe('the wishlist (spec section 4)', () => {
  it('moves a product into the cart: adds it with quantity 1, then removes it', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Wishlist/);
    await user.click(await panel.findByRole('button', { name: 'Add Market tote to cart' }));
    expect((await panel.findAllByText('Market tote added to cart')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(api.callsOf('DELETE /api/auth/wishlist/{id}/').map(({ params }) => params.id)).toEqual(
        ['5'],
      ),
    );
    expect(bodies(api.callsOf('POST /api/auth/cart/'))).toEqual([{ product_id: 7, quantity: 1 }]);
    expect(panel.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
    const order = api.calls.map(({ key }) => key);
    expect(order.indexOf('POST /api/auth/cart/')).toBeLessThan(
      order.indexOf('DELETE /api/auth/wishlist/{id}/'),
    );
  });

  it('keeps it when the cart refuses: Failed to add to cart', async () => {
    const { api, user } = await signedIn();
    api.use({ 'POST /api/auth/cart/': answer(500, {}) });
    const panel = await open(user, /^Wishlist/);
    await user.click(await panel.findByRole('button', { name: 'Add Market tote to cart' }));
    expect((await panel.findAllByText('Failed to add to cart')).length).toBeGreaterThan(0);
    expect(panel.getByRole('link', { name: 'Market tote' })).toBeVisible();
    expect(api.callsOf('DELETE /api/auth/wishlist/{id}/')).toHaveLength(0);
  });

  it('takes a product off at once, and restores it when that fails', async () => {
    const { api, user } = await signedIn();
    let refuse: (reply: unknown) => void = () => undefined;
    api.use({
      'DELETE /api/auth/wishlist/{id}/': () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    });
    const panel = await open(user, /^Wishlist/);
    await user.click(
      await panel.findByRole('button', { name: 'Remove Market tote from wishlist' }),
    );
    expect(panel.queryByText('Market tote')).toBeNull();
    await waitFor(() => expect(api.callsOf('DELETE /api/auth/wishlist/{id}/')).toHaveLength(1));
    refuse(answer(500, {}));
    expect(await panel.findByRole('link', { name: 'Market tote' })).toBeVisible();
    expect((await panel.findAllByText('Something went wrong!')).length).toBeGreaterThan(0);
  });
});
