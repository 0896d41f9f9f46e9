import { on } from '@shop/shared/bus';
import { mockApi, sampleProduct } from '@shop/shared/testing';
import { clearTokens, storeTokens } from '@shop/shared/tokens';
import { answer } from 'federated-site/testing/api';
import { getDefaultStore } from 'jotai';
import {
  addToCart,
  changeQuantity,
  clearCart,
  finishClear,
  reloadCart,
  removeFromCart,
  undoClearCart,
} from './cart';
import { cartAtom, wishlistAtom } from './list-atoms';
import { addToWishlist, reloadWishlist } from './wishlist';

const line = { id: 1, productId: 7 };
const onServer = (quantity: number) => [
  { id: 1, product: sampleProduct({ id: 7 }), quantity, unit_price: '10.00', line_total: '10.00' },
];
const shown = () => getDefaultStore().get(cartAtom);

afterEach(() => clearTokens());

describe('the cart logic raises, without exclamation marks (spec section 5)', () => {
  it('Please login to add items to cart', async () => {
    await expect(addToCart(7)).rejects.toThrow(/^Please login to add items to cart$/);
  });

  it('Please login to update cart', async () => {
    await expect(changeQuantity(line, 2)).rejects.toThrow(/^Please login to update cart$/);
  });

  it('Not authenticated', async () => {
    await expect(removeFromCart(1)).rejects.toThrow(/^Not authenticated$/);
    await expect(clearCart()).rejects.toThrow(/^Not authenticated$/);
  });

  it('Cart item not found, unless the add-if-missing flag is set', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const api = mockApi({ 'GET /api/auth/cart/': [], 'POST /api/auth/cart/': answer(201, {}) });
    await expect(changeQuantity(line, 2)).rejects.toThrow(/^Cart item not found$/);
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(0);
    await changeQuantity(line, 2, { addIfMissing: true });
    expect(api.callsOf('POST /api/auth/cart/').map(({ body }) => body)).toEqual([
      { product_id: 7, quantity: 2 },
    ]);
  });

  it('Cart item not found, if the last of quick changes does not set it', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const api = mockApi({ 'GET /api/auth/cart/': [], 'POST /api/auth/cart/': answer(201, {}) });
    const more = changeQuantity(line, 3, { addIfMissing: true });
    void changeQuantity(line, 2).catch(() => undefined);
    await expect(more).rejects.toThrow(/^Cart item not found$/);
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(0);
  });
});

describe('a page that goes', () => {
  /** All that a page does before it hands the thread back; no timer runs. */
  const microtasks = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const wentAway = () => dispatchEvent(new Event('pagehide'));
  const written = (calls: readonly { key: string }[]) =>
    calls.map(({ key }) => key).filter((key) => !key.startsWith('GET'));

  beforeEach(async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    mockApi({ 'GET /api/auth/cart/': onServer(3) as never });
    await reloadCart();
  });
  afterEach(() => dispatchEvent(new Event('pageshow')));

  it('sends the last chosen quantity at once, and one time', async () => {
    const api = mockApi({
      'GET /api/auth/cart/': onServer(5) as never,
      'PATCH /api/auth/cart/{id}/': answer(200, {}),
    });
    void changeQuantity(line, 4);
    const changed = changeQuantity(line, 5);
    await microtasks();
    wentAway();
    await microtasks();
    const patches = () => api.callsOf('PATCH /api/auth/cart/{id}/');
    expect(patches()).toMatchObject([{ body: { quantity: 5 }, keepalive: true }]);
    // It may come back from the page cache.
    await changed;
    expect(patches()).toHaveLength(1);
  });

  it('sends the waiting changes too', async () => {
    let answerNow = (_: unknown) => {};
    const slow = new Promise((resolve) => (answerNow = resolve));
    const api = mockApi({
      'GET /api/auth/cart/': [],
      'PATCH /api/auth/cart/{id}/': () => slow,
      'POST /api/auth/cart/': answer(201, {}),
      'DELETE /api/auth/cart/{id}/': answer(204),
    });
    const all = [changeQuantity(line, 4), addToCart(8, 2), removeFromCart(1)];
    await microtasks();
    wentAway();
    await microtasks();
    const writes = [
      'PATCH /api/auth/cart/{id}/',
      'POST /api/auth/cart/',
      'DELETE /api/auth/cart/{id}/',
    ];
    expect(written(api.calls)).toEqual(writes);
    answerNow({});
    await Promise.all(all);
    expect(written(api.calls)).toEqual(writes);
  });

  it('sends nothing after the visitor has signed out', async () => {
    const api = mockApi({ 'GET /api/auth/cart/': [] });
    const change = changeQuantity(line, 4);
    const failure = expect(change).rejects.toThrow();
    clearTokens();
    wentAway();
    await failure;
    expect(written(api.calls)).toEqual([]);
  });

  it('sends without waiting for more clicks when another tab is shown', async () => {
    const api = mockApi({
      'GET /api/auth/cart/': onServer(4) as never,
      'PATCH /api/auth/cart/{id}/': answer(200, {}),
    });
    const changed = changeQuantity(line, 4);
    await microtasks();
    document.dispatchEvent(new Event('visibilitychange'));
    await microtasks();
    expect(api.callsOf('PATCH /api/auth/cart/{id}/')).toHaveLength(1);
    await changed;
  });
});

describe('a cart that is cleared', () => {
  const two = () => [...onServer(3), { id: 2, product: sampleProduct({ id: 8 }), quantity: 1 }];
  const microtasks = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  let api: ReturnType<typeof mockApi>;
  const deleted = () => api.callsOf('DELETE /api/auth/cart/{id}/').map(({ params }) => params.id);

  beforeEach(async () => {
    jest.useFakeTimers();
    storeTokens({ access: 'a1', refresh: 'r1' });
    api = mockApi({
      'GET /api/auth/cart/': () => two() as never,
      'POST /api/auth/cart/': answer(201, {}),
      'DELETE /api/auth/cart/{id}/': answer(204),
    });
    await reloadCart();
  });
  afterEach(async () => {
    await jest.runAllTimersAsync();
    dispatchEvent(new Event('pageshow'));
    jest.useRealTimers();
  });

  it('is empty at once, and deletes each item when six seconds are over', async () => {
    const cleared = clearCart();
    expect(shown().items).toEqual([]);
    await jest.advanceTimersByTimeAsync(5_900);
    expect(deleted()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(deleted()).toEqual(['1', '2']);
    await cleared;
  });

  it('is back without a call when that is undone', async () => {
    const cleared = clearCart();
    await jest.advanceTimersByTimeAsync(5_000);
    undoClearCart();
    expect(shown().items).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(60_000);
    await cleared;
    undoClearCart();
    expect(shown().items).toHaveLength(2);
    expect(deleted()).toEqual([]);
  });

  it('deletes before another action, in the order in which they were made', async () => {
    const all = [clearCart(), addToCart(8)];
    await jest.advanceTimersByTimeAsync(100);
    expect(deleted()).toEqual(['1', '2']);
    await Promise.all(all);
    const writes = api.calls.map(({ key }) => key).filter((key) => !key.startsWith('GET'));
    expect(writes.at(-1)).toBe('POST /api/auth/cart/');
  });

  it('deletes all at once when the page goes', async () => {
    const cleared = clearCart();
    await microtasks();
    dispatchEvent(new Event('pagehide'));
    await microtasks();
    expect(deleted()).toEqual(['1', '2']);
    await cleared;
  });

  it('deletes before the visitor is logged out', async () => {
    const cleared = clearCart();
    await jest.advanceTimersByTimeAsync(1_000);
    const finished = finishClear();
    await jest.advanceTimersByTimeAsync(100);
    await finished;
    clearTokens();
    expect(deleted()).toEqual(['1', '2']);
    const tokens = api
      .callsOf('DELETE /api/auth/cart/{id}/')
      .map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual(['Bearer a1', 'Bearer a1']);
    await cleared;
  });

  it('holds up a logout for two seconds at most', async () => {
    let reply: (status: unknown) => void = () => undefined;
    api.use({ 'DELETE /api/auth/cart/{id}/': () => new Promise((resolve) => (reply = resolve)) });
    api.use({ 'GET /api/auth/cart/': two().slice(0, 1) as never });
    await reloadCart();
    const cleared = clearCart();
    const finished = finishClear();
    await jest.advanceTimersByTimeAsync(2_000);
    await finished;
    expect(deleted()).toEqual(['1']);
    reply(answer(204));
    await cleared;
  });

  it('stays as it was when another visitor signs in, and does not delay them', async () => {
    const cleared = clearCart().catch(() => undefined);
    await microtasks();
    storeTokens({ access: 'b1', refresh: 'r2' });
    api.use({ 'GET /api/auth/cart/': [] });
    const opened = reloadCart();
    await jest.advanceTimersByTimeAsync(100);
    await Promise.all([cleared, opened]);
    expect(shown()).toEqual({ state: 'ready', items: [] });
    expect(deleted()).toEqual([]);
  });
});

describe('a list of a visitor', () => {
  it('is never shown to the next one, nor changed for them', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    mockApi({ 'GET /api/auth/cart/': onServer(3) as never });
    await reloadCart();
    expect(shown().items).toHaveLength(1);
    const late = removeFromCart(1);
    const failure = expect(late).rejects.toThrow();
    storeTokens({ access: 'b1', refresh: 'r2' });
    expect(shown()).toEqual({ state: 'unknown', items: [] });
    const api = mockApi({ 'GET /api/auth/cart/': [] });
    await failure;
    await reloadCart();
    expect(api.callsOf('DELETE /api/auth/cart/{id}/')).toHaveLength(0);
    expect(shown()).toEqual({ state: 'ready', items: [] });
  });

  it('does not show a heart as filled that is pressed just after a logout', async () => {
    await expect(addToWishlist(7)).rejects.toThrow(/^Not authenticated$/);
    expect(getDefaultStore().get(wishlistAtom).items).toEqual([]);
  });

  it('emits the number of pieces on the bus, after the server’s answer', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const heard: number[] = [];
    const end = on('cart/changed', ({ count }) => heard.push(count));
    const api = mockApi({ 'GET /api/auth/cart/': onServer(3) as never });
    await reloadCart();
    await reloadCart();
    api.use({ 'GET /api/auth/cart/': onServer(5) as never });
    await reloadCart();
    expect(heard.slice(-2)).toEqual([3, 5]);
    end();
  });

  it('does nothing for a product that is listed (spec section 4)', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const wish = { id: 4, product: sampleProduct({ id: 7 }), created_at: '' };
    const api = mockApi({ 'GET /api/auth/wishlist/': [wish] });
    await reloadWishlist();
    await addToWishlist(7);
    expect(getDefaultStore().get(wishlistAtom).items).toHaveLength(1);
    expect(api.callsOf('POST /api/auth/wishlist/')).toHaveLength(0);
  });
});
