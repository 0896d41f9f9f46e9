import { checkSession } from '@shop/shared/session';
import { storeTokens } from '@shop/shared/tokens';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, noAnswer, silence } from 'federated-site/testing/api';
import { addToGuestList, takeFromGuestList } from '../../data/lists/guest-list';
import { closed, line, open, shop, show, signedIn, tote } from '../../testing/panels';

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

  it('is requested with a fresh token where the stored one was too old', async () => {
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
  it('closes on its button, on a press outside, and when another page is opened', async () => {
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
