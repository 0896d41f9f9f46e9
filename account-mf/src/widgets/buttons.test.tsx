import { checkSession } from '@shop/shared/session';
import { mockApi, sampleProduct } from '@shop/shared/testing';
import { clearTokens, storedTokens, storeTokens } from '@shop/shared/tokens';
import { dismissToast, Toasts } from '@shop/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Widget } from 'federated-site/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import type { ReactNode } from 'react';
import remote from '../remote';

const tote = { productId: 7, title: 'Market tote' };
const asha = { first_name: 'Asha', last_name: '', email: 'asha@shop.example' };
const created_at = '2025-03-01T09:30:00Z';
const wish = { id: 3, product: sampleProduct({ id: 7, title: 'Market tote' }), created_at };

function show(widget: ReactNode) {
  window.history.replaceState(null, '', '/products?category=wallets');
  const element = (
    <>
      {widget}
      <Toasts />
    </>
  );
  return renderRoutes([{ path: '/', element }], '/', { remotes: [remote] });
}

const cart = (look: 'icon' | 'wide', more = {}) =>
  show(<Widget name="account/AddToCartButton" {...tote} look={look} {...more} fallback={null} />);
const heart = (look: 'icon' | 'wide') =>
  show(<Widget name="account/WishlistButton" {...tote} look={look} fallback={null} />);

const message = async () => within(await screen.findByRole('region', { name: 'Messages' }));
/** A session that is over is found out by a refresh, which takes its time; ms. */
const patient = { timeout: 4000 };
const hears = async (text: string) => {
  const region = await screen.findByRole('region', { name: 'Messages' }, patient);
  expect(await within(region).findByText(text, {}, patient)).toBeVisible();
};
const press = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const remembered = () => JSON.parse(sessionStorage.getItem('shop-pending-actions') ?? '[]').pop();

async function signIn() {
  mockApi({ 'GET /api/auth/me/': asha });
  storeTokens({ access: 'a1', refresh: 'r1' });
  await act(async () => void (await checkSession()));
}

afterEach(() =>
  act(() => {
    clearTokens();
    for (let id = 0; id < 100; id += 1) dismissToast(id);
  }),
);

describe('a signed-out visitor (spec section 8)', () => {
  it('is asked to login on pressing the cart, and can come back', async () => {
    const { user } = cart('icon');
    await press(user, 'Add Market tote to cart');
    const toast = await message();
    expect(toast.getByText('Please login to add items to cart!')).toBeVisible();
    expect(toast.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts%3Fcategory%3Dwallets',
    );
  });

  it('remembers the pending action, to happen after signing in', async () => {
    const { user } = cart('wide', { quantity: 2 });
    await press(user, 'Add to Cart');
    expect(remembered()).toMatchObject({ kind: 'cart', productId: 7, quantity: 2 });
  });

  it('finds the colour that was selected remembered too', async () => {
    const { user } = cart('wide', { color: 'Tan' });
    await press(user, 'Add to Cart');
    expect(remembered()).toMatchObject({ kind: 'cart', productId: 7, color: 'Tan' });
  });

  it('a visitor with a list is not asked again, and can still sign in', async () => {
    const { user } = cart('wide');
    await press(user, 'Add to Cart');
    await press(user, 'Put it on a list instead');
    await hears('Market tote is on your list');
    await press(user, 'Add to Cart');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('shop-list') ?? '[]')).toMatchObject([
        { productId: 7, quantity: 2 },
      ]),
    );
    const toast = await message();
    expect(toast.queryByText('Please login to add items to cart!')).toBeNull();
    expect(toast.getByRole('button', { name: 'Login instead' })).toBeVisible();
    expect(remembered()).toBeUndefined();
    localStorage.clear();
  });

  it('puts it on the list one time when pressed twice while the list loads', async () => {
    localStorage.setItem('shop-list', '[]');
    const { user } = cart('wide');
    const button = await screen.findByRole('button', { name: 'Add to Cart' });
    act(() => button.click());
    act(() => button.click());
    const listed = () => JSON.parse(localStorage.getItem('shop-list') ?? '[]');
    await hears('Market tote is on your list');
    expect(listed()).toMatchObject([{ productId: 7, quantity: 1 }]);
    await press(user, 'Add to Cart');
    await waitFor(() => expect(listed()).toMatchObject([{ productId: 7, quantity: 2 }]));
    localStorage.clear();
  });

  it('is asked to login on pressing the heart', async () => {
    const { user } = heart('wide');
    await press(user, 'Add to wishlist');
    await hears('Please login to wishlist items!');
    expect(remembered()).toMatchObject({ kind: 'wishlist', productId: 7, title: 'Market tote' });
  });

  it('gets the message one time', async () => {
    const { user } = heart('icon');
    await press(user, 'Add Market tote to wishlist');
    await press(user, 'Add Market tote to wishlist');
    expect((await message()).getAllByText('Please login to wishlist items!')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Please login to wishlist items!');
  });

  it('cannot put a sold-out product into the cart', async () => {
    cart('wide', { disabled: true });
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  });
});

describe('a signed-in visitor’s cart button (spec section 8)', () => {
  beforeEach(signIn);

  it('adds the quantity chosen, and says: Added to cart', async () => {
    const api = mockApi({ 'POST /api/auth/cart/': answer(201, {}), 'GET /api/auth/cart/': [] });
    const { user } = cart('wide', { quantity: 3 });
    await press(user, 'Add to Cart');
    await hears('Added to cart');
    expect(api.callsOf('POST /api/auth/cart/').map(({ body }) => body)).toEqual([
      { product_id: 7, quantity: 3 },
    ]);
  });

  it.each([
    ['in the colour that is selected', { color: 'Tan' }, { color: 'Tan' }],
    ['in none where none is to be seen', {}, {}],
  ])('adds it %s', async (_, props, body) => {
    const api = mockApi({ 'POST /api/auth/cart/': answer(201, {}), 'GET /api/auth/cart/': [] });
    const { user } = cart('wide', props);
    await press(user, 'Add to Cart');
    await hears('Added to cart');
    expect(api.callsOf('POST /api/auth/cart/').map((call) => call.body)).toEqual([
      { product_id: 7, quantity: 1, ...body },
    ]);
  });

  it('says on a card which one: {title} added to cart', async () => {
    mockApi({ 'POST /api/auth/cart/': answer(201, {}), 'GET /api/auth/cart/': [] });
    const { user } = cart('icon');
    await press(user, 'Add Market tote to cart');
    await hears('Market tote added to cart');
  });

  it.each([
    ['the server refuses', answer(500, {})],
    ['no answer comes', noAnswer()],
  ])('says when %s: Failed to add to cart', async (_, reply) => {
    mockApi({ 'POST /api/auth/cart/': reply, 'GET /api/auth/cart/': [] });
    const { user } = cart('icon');
    await press(user, 'Add Market tote to cart');
    await hears('Failed to add to cart');
  });

  it('says that it is offline, as links do', async () => {
    mockApi({ 'POST /api/auth/cart/': noAnswer(), 'GET /api/auth/cart/': [] });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = cart('icon');
    await press(user, 'Add Market tote to cart');
    await hears('You are offline. Try again when the connection is back.');
  });

  it.each([
    ['the visitor cannot be known', {}],
    ['the session is over and cannot be refreshed', { 'GET /api/auth/me/': asha }],
  ])('says when %s that the shop cannot be reached', async (_, replies) => {
    mockApi({
      'GET /api/auth/me/': answer(503, {}),
      'POST /api/auth/cart/': answer(401),
      'GET /api/auth/cart/': answer(401),
      'POST /api/auth/token/refresh/': answer(503, {}),
      ...replies,
    });
    act(() => storeTokens({ access: 'a1', refresh: 'r1' }));
    await act(async () => void (await checkSession()));
    const { user } = cart('icon');
    await press(user, 'Add Market tote to cart');
    await hears('The shop cannot be reached. Please try again.');
    expect(storedTokens()?.access).toBe('a1');
  });

  it.each([403, 429])('asks to login when the refresh is answered %i', async (status) => {
    mockApi({
      'GET /api/auth/cart/': answer(401),
      'POST /api/auth/cart/': answer(401),
      'POST /api/auth/token/refresh/': answer(status, {}),
    });
    const { user } = cart('icon');
    await press(user, 'Add Market tote to cart');
    await hears('Please login to add items to cart!');
    expect(storedTokens()).toBeUndefined();
  });

  it('asks to login when the session is over: 401 gives the login message', async () => {
    mockApi({
      'GET /api/auth/cart/': answer(401),
      'POST /api/auth/cart/': answer(401),
      'POST /api/auth/token/refresh/': answer(401),
    });
    const { user } = cart('icon');
    await press(user, 'Add Market tote to cart');
    await hears('Please login to add items to cart!');
    expect(remembered()).toMatchObject({ kind: 'cart', productId: 7 });
  });
});

describe('a signed-in visitor’s heart (spec sections 4 and 8)', () => {
  beforeEach(signIn);

  it('fills at once, and empties again', async () => {
    let list: unknown[] = [];
    const api = mockApi({
      'GET /api/auth/wishlist/': () => list,
      'POST /api/auth/wishlist/': () => {
        list = [wish];
        return { id: 3, product: 7, created_at };
      },
      'DELETE /api/auth/wishlist/{id}/': () => {
        list = [];
        return answer(204);
      },
    });
    const { user } = heart('icon');
    await press(user, 'Add Market tote to wishlist');
    await hears('Added to wishlist');
    await press(user, 'Remove Market tote from wishlist');
    await hears('Removed from wishlist');
    expect(
      await screen.findByRole('button', { name: 'Add Market tote to wishlist' }),
    ).toBeVisible();
    expect(api.callsOf('DELETE /api/auth/wishlist/{id}/')[0]?.params).toEqual({ id: '3' });
  });

  it('is taken back when it fails: Something went wrong!', async () => {
    mockApi({ 'POST /api/auth/wishlist/': answer(500, {}), 'GET /api/auth/wishlist/': [] });
    const { user } = heart('icon');
    await press(user, 'Add Market tote to wishlist');
    await hears('Something went wrong!');
    expect(screen.getByRole('button', { name: 'Add Market tote to wishlist' })).toBeVisible();
  });

  it('says when another device took it off, and refreshes the list', async () => {
    let list: unknown[] = [wish];
    const api = mockApi({
      'GET /api/auth/wishlist/': () => list,
      'DELETE /api/auth/wishlist/{id}/': () => {
        list = [];
        return answer(404, {});
      },
      'POST /api/auth/wishlist/': answer(400, {}),
    });
    const { user } = heart('icon');
    // Refused because it is there already: it is on the list, as requested.
    await press(user, 'Add Market tote to wishlist');
    await press(user, 'Remove Market tote from wishlist');
    await hears('Wishlist entry not found (resyncing) — refreshing list.');
    expect(
      await screen.findByRole('button', { name: 'Add Market tote to wishlist' }),
    ).toBeVisible();
    expect(api.calls.at(-1)?.key).toBe('GET /api/auth/wishlist/');
  });
});
