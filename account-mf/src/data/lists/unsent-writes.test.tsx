import { mockApi, sampleProduct } from '@shop/shared/testing';
import { clearTokens, storedTokens, storeTokens } from '@shop/shared/tokens';
import { Toasts } from '@shop/shared/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { addToCart, changeQuantity, clearCart, reloadCart } from './cart';
import { cartAtom } from './list-atoms';
import { pageGone } from './page-end';
import { addToWishlist } from './wishlist';

const key = 'shop-unsent-writes';
const line = { id: 1, productId: 7 };
const lines = (quantity: number) => [{ id: 1, product: sampleProduct({ id: 7 }), quantity }];

/** A token as SimpleJWT makes it, as far as a browser reads it. */
const tokenFor = (seconds: number, name = 'a') =>
  [name, btoa(JSON.stringify({ exp: Date.now() / 1_000 + seconds })), name].join('.');
const expired = () => tokenFor(-1);
const good = tokenFor(3_600, 'b');

/** Whether the API takes it still, by its own clock. */
const isTaken = (header: string | null) =>
  JSON.parse(atob(header?.split('.')[1] ?? 'e30=')).exp > Date.now() / 1_000;

/** A shop that takes each token until it expires. */
function shop() {
  const signed = (done: () => unknown) => (call: { headers: Headers }) =>
    isTaken(call.headers.get('authorization')) ? done() : answer(401, {});
  const api = mockApi({
    'POST /api/auth/token/refresh/': () => ({ access: good }),
    'GET /api/auth/me/': signed(() => ({ email: 'asha@shop.example' })) as never,
    'GET /api/auth/cart/': signed(() => lines(3)),
    'POST /api/auth/cart/': signed(() => answer(201, {})),
    'PATCH /api/auth/cart/{id}/': signed(() => ({})),
    'DELETE /api/auth/cart/{id}/': signed(() => answer(204)),
    'GET /api/auth/wishlist/': signed(() => []),
    'POST /api/auth/wishlist/': signed(() => answer(201, {})),
    'DELETE /api/auth/wishlist/{id}/': signed(() => answer(204)),
  });
  const written = () =>
    api.calls
      .filter(({ key: call }) => /cart|wish/.test(call) && !call.startsWith('GET'))
      .map(({ key: call, body }) => [call, body].filter(Boolean));
  return { api, written, signed };
}

/** All that a page does before it hands the thread back. */
const microtasks = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
const goes = async () => {
  dispatchEvent(new Event('pagehide'));
  await microtasks();
};
const comesBack = () => dispatchEvent(new Event('pageshow'));
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]') as { storedAt: number }[];
const ignore = () => undefined;

const post = ['POST /api/auth/cart/', { product_id: 8, quantity: 2 }];

/** Ends a page, whose token has expired since it was loaded, with its visitor's last changes. */
async function goesWith(...actions: (() => Promise<void>)[]) {
  storeTokens({ access: good, refresh: 'r1' });
  const here = shop();
  await reloadCart();
  storeTokens({ ...storedTokens(), access: expired() });
  for (const action of actions) void action().catch(ignore);
  await microtasks();
  await goes();
  return here;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(ignore);
});
afterEach(async () => {
  clearTokens();
  comesBack();
  await reloadCart();
  localStorage.clear();
});

describe('a change as a page goes with an expired token', () => {
  it('is not sent, but sent one time by the next page', async () => {
    const { written } = await goesWith(
      () => changeQuantity(line, 5),
      () => addToCart(8, 2),
      () => addToWishlist(9),
    );
    expect(written()).toEqual([]);
    expect(stored()).toHaveLength(3);
    comesBack();
    await Promise.all([reloadCart(), reloadCart()]);
    await reloadCart();
    expect(written().sort()).toEqual([
      ['PATCH /api/auth/cart/{id}/', { quantity: 5 }],
      post,
      ['POST /api/auth/wishlist/', { product: 9 }],
    ]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is sent by the next page where tokens were stored without a session', async () => {
    localStorage.setItem('access_token', good);
    const { written } = shop();
    await reloadCart();
    localStorage.setItem('access_token', expired());
    void addToCart(8, 2).catch(ignore);
    await microtasks();
    await goes();
    localStorage.setItem('access_token', good);
    comesBack();
    await reloadCart();
    expect(written()).toEqual([post]);
  });

  it('is not sent either when the browser ends the refresh before it says that the page goes', async () => {
    storeTokens({ access: good, refresh: 'r1' });
    const { api, written } = shop();
    await reloadCart();
    storeTokens({ ...storedTokens(), access: expired() });
    const left = new Promise<void>((resolve) => {
      api.use({
        'POST /api/auth/token/refresh/': () => {
          void microtasks().then(goes).then(resolve);
          return noAnswer();
        },
      });
    });
    void addToCart(8, 2).catch(ignore);
    await left;
    expect(written()).toEqual([]);
    expect(stored()).toHaveLength(1);
  });

  it('is sent later too when the cart was cleared just before', async () => {
    const { written } = await goesWith(clearCart);
    comesBack();
    await reloadCart();
    expect(written()).toEqual([['DELETE /api/auth/cart/{id}/']]);
  });

  it('goes before the visitor’s next change, on this page or another', async () => {
    const { written } = await goesWith(() => changeQuantity(line, 5));
    comesBack();
    await changeQuantity(line, 2);
    expect(written().map(([, body]) => body)).toEqual([{ quantity: 5 }, { quantity: 2 }]);
  });

  it('waits while the shop cannot be reached', async () => {
    const { api, written, signed } = await goesWith(() => addToCart(8, 2));
    api.use({ 'GET /api/auth/me/': noAnswer() });
    comesBack();
    await reloadCart();
    expect(written()).toEqual([]);
    api.use({ 'GET /api/auth/me/': signed(() => ({})) as never });
    await reloadCart();
    expect(written()).toEqual([post]);
  });

  it('is never sent for another account, nor after a logout', async () => {
    const { written } = await goesWith(() => addToCart(8, 2));
    expect(stored()).toHaveLength(1);
    clearTokens();
    expect(localStorage.getItem(key)).toBeNull();
    storeTokens({ access: good, refresh: 'r2' });
    comesBack();
    await reloadCart();
    expect(written()).toEqual([]);
  });

  it('is bounded in number and age', async () => {
    const { written } = await goesWith(...Array.from({ length: 120 }, () => () => addToCart(8, 2)));
    expect(stored()).toHaveLength(100);
    const dayMs = 24 * 60 * 60_000;
    localStorage.setItem(
      key,
      JSON.stringify(stored().map((one) => ({ ...one, storedAt: one.storedAt - dayMs }))),
    );
    comesBack();
    await reloadCart();
    expect(written()).toEqual([]);
  });

  it.each(['{', 'null', '[null, 7]', '[{"call": "DELETE /api/auth/me/"}]'])(
    'is nothing where another program stored %s',
    async (text) => {
      storeTokens({ access: good, refresh: 'r1' });
      const { api } = shop();
      const { session } = storedTokens() ?? {};
      const owned = text.replace('"}', `", "session": "${session}", "storedAt": ${Date.now()}}`);
      localStorage.setItem(key, owned);
      await reloadCart();
      expect(getDefaultStore().get(cartAtom).state).toBe('ready');
      expect(api.calls.map((call) => call.key)).toEqual(['GET /api/auth/cart/']);
    },
  );

  it('is not stored again by a tab that receives new tokens', async () => {
    await goesWith(() => addToCart(8, 2));
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(setItem).not.toHaveBeenCalled();
    expect(stored()).toHaveLength(1);
    setItem.mockRestore();
  });
});

describe('a page that goes', () => {
  it('sends every possible change, though it hydrated just before', async () => {
    storeTokens({ access: good, refresh: 'r1' });
    const { api, written } = shop();
    api.use({ 'GET /api/auth/wishlist/': () => new Promise(ignore) });
    void addToWishlist(9);
    void addToCart(8, 2);
    await microtasks();
    await goes();
    expect(written()).toEqual([post, ['POST /api/auth/wishlist/', { product: 9 }]]);
    expect(stored()).toEqual([]);
  });

  it('stores changes without a connection', async () => {
    storeTokens({ access: good, refresh: 'r1' });
    const { written } = shop();
    await reloadCart();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    void changeQuantity(line, 5);
    await microtasks();
    await goes();
    expect(written()).toEqual([]);
    onLine.mockReturnValue(true);
    comesBack();
    await reloadCart();
    expect(written()).toHaveLength(1);
  });
});

describe('another tab that is open', () => {
  it('sends at once what a tab that was closed has stored', async () => {
    const { api, written } = await goesWith(() => addToCart(8, 2));
    comesBack();
    const before = api.callsOf('GET /api/auth/cart/').length;
    dispatchEvent(new StorageEvent('storage', { key }));
    await reloadCart();
    expect(written()).toEqual([post]);
    expect(api.callsOf('GET /api/auth/cart/').length).toBeGreaterThan(before);
  });
});

describe('a page that stays', () => {
  it('learns that it is left, though it began to wait before it was first shown', async () => {
    const gone = pageGone();
    comesBack();
    dispatchEvent(new Event('pagehide'));
    await expect(gone).resolves.toBeUndefined();
  });

  it('refreshes a stale token first, so that its calls succeed even if it goes', async () => {
    storeTokens({ access: good, refresh: 'r1' });
    const { api, written } = shop();
    await reloadCart();
    storeTokens({ ...storedTokens(), access: tokenFor(12) });
    api.calls.length = 0;
    await addToCart(8, 2);
    expect(written()).toEqual([post]);
    expect(api.calls.map((call) => call.key)).toEqual([
      'POST /api/auth/token/refresh/',
      'POST /api/auth/cart/',
      'GET /api/auth/cart/',
    ]);
    expect(api.callsOf('POST /api/auth/cart/')[0]?.headers.get('authorization')).toContain(good);
  });

  it('refreshes one time where all tokens are stale by the clock of the device', async () => {
    storeTokens({ access: tokenFor(12), refresh: 'r1' });
    const { api, written } = shop();
    api.use({ 'POST /api/auth/token/refresh/': () => ({ access: tokenFor(13, 'c') }) });
    await reloadCart();
    await addToCart(8, 2);
    await addToCart(8, 2);
    expect(written()).toEqual([post, post]);
    expect(api.callsOf('POST /api/auth/token/refresh/')).toHaveLength(1);
  });

  it('refreshes a token that lives shorter than an answer may take when half its life is over', async () => {
    const now = Date.now() / 1_000;
    const shortToken = (age: number) =>
      ['a', btoa(JSON.stringify({ iat: now - age, exp: now - age + 10 })), age].join('.');
    storeTokens({ access: shortToken(4), refresh: 'r1' });
    const { api, written } = shop();
    api.use({ 'POST /api/auth/token/refresh/': () => ({ access: shortToken(0) }) });
    await addToCart(8, 2);
    expect(api.callsOf('POST /api/auth/token/refresh/')).toHaveLength(0);
    for (let round = 1; round <= 2; round += 1) {
      storeTokens({ ...storedTokens(), access: shortToken(6) });
      await addToCart(8, 2);
      expect(api.callsOf('POST /api/auth/token/refresh/')).toHaveLength(round);
    }
    expect(written()).toEqual([post, post, post]);
  });

  it('sends with the token that it has when the shop cannot refresh it', async () => {
    storeTokens({ access: tokenFor(12), refresh: 'r1' });
    const { api, written } = shop();
    api.use({ 'POST /api/auth/token/refresh/': answer(503, {}) });
    await reloadCart();
    await addToCart(8, 2);
    expect(written()).toEqual([post]);
  });

  it.each([400, 404])(
    'says so when the shop refuses what was unsent with %i, and not when it is done already',
    async (status) => {
      const { api } = await goesWith(
        () => addToCart(8, 2),
        () => changeQuantity(line, 5),
        () => addToWishlist(9),
      );
      api.use({
        'POST /api/auth/cart/': answer(status, {}),
        'PATCH /api/auth/cart/{id}/': answer(404, {}),
        'POST /api/auth/wishlist/': answer(400, {}),
      });
      comesBack();
      renderRoutes([{ path: '*', element: <Toasts /> }], '/');
      await act(reloadCart);
      const messages = within(screen.getByRole('region', { name: 'Messages' }));
      expect(
        messages.getAllByText(/./, { selector: 'span' }).map((one) => one.textContent),
      ).toEqual(['Failed to add to cart']);
      fireEvent.click(messages.getByRole('button'));
    },
  );

  it.each([
    [429, '120', 120],
    [503, '120', 120],
    [500, undefined, 10],
    [429, undefined, 10],
  ])(
    'sends what the shop put off with %i and Retry-After: %s after %i s, and not before',
    async (status, after, seconds) => {
      const { api, written, signed } = await goesWith(
        () => addToCart(8, 2),
        () => changeQuantity(line, 5),
      );
      const now = Date.now.bind(Date);
      const passed = (s: number) =>
        jest.spyOn(Date, 'now').mockImplementation(() => now() + s * 1_000);
      const busy = answer(status, {}, after ? { 'retry-after': after } : {});
      const forOne = ({ body }: { body: unknown }) =>
        (body as { product_id: number }).product_id === 8 ? busy : {};
      api.use({ 'POST /api/auth/cart/': forOne });
      comesBack();
      await reloadCart();
      passed(seconds - 5);
      await Promise.all([reloadCart(), addToCart(9, 1)]);
      expect(written()).toEqual([post, [post[0], { product_id: 9, quantity: 1 }]]);
      expect(stored()).toHaveLength(2);
      api.use({ 'POST /api/auth/cart/': signed(() => answer(201, {})) });
      passed(seconds + 1);
      await reloadCart();
      expect(written().slice(2)).toEqual([post, ['PATCH /api/auth/cart/{id}/', { quantity: 5 }]]);
      jest.mocked(Date.now).mockRestore();
    },
  );

  it('waits twice as long each time when it is put off again, and sends by itself', async () => {
    jest.useFakeTimers();
    const { api, written } = await goesWith(() => addToCart(8, 2));
    api.use({ 'POST /api/auth/cart/': answer(503, {}) });
    comesBack();
    const times = async (seconds: number) => {
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      return written().length;
    };
    void reloadCart();
    expect(await times(9)).toBe(1);
    expect(await times(2)).toBe(2);
    expect(await times(18)).toBe(2);
    expect(await times(3)).toBe(3);
    jest.useRealTimers();
  });

  it('checks the session one time while the shop is too busy to answer', async () => {
    const { api } = await goesWith(() => addToCart(8, 2));
    api.use({ 'GET /api/auth/me/': answer(503, {}) });
    comesBack();
    const before = api.callsOf('GET /api/auth/me/').length;
    await reloadCart();
    await reloadCart();
    expect(api.callsOf('GET /api/auth/me/')).toHaveLength(before + 1);
    expect(stored()).toHaveLength(1);
  });

  it('does not send a quantity that was put off after a newer one of the same line', async () => {
    const patch = (quantity: number) => ['PATCH /api/auth/cart/{id}/', { quantity }];
    const { api, written, signed } = await goesWith(() => changeQuantity(line, 5));
    const busyFor5 = ({ body }: { body: unknown }) =>
      (body as { quantity: number }).quantity === 5 ? answer(429, {}) : {};
    api.use({ 'PATCH /api/auth/cart/{id}/': busyFor5 });
    comesBack();
    await changeQuantity(line, 2);
    api.use({ 'PATCH /api/auth/cart/{id}/': signed(() => ({})) });
    await reloadCart();
    expect(written()).toEqual([patch(5), patch(2)]);
    expect(stored()).toEqual([]);
  });

  it.each([502, 504])(
    'does not send again what may be done: a gateway answers %i',
    async (status) => {
      const { api, written } = await goesWith(() => addToCart(8, 2));
      api.use({ 'POST /api/auth/cart/': answer(status, {}) });
      comesBack();
      await reloadCart();
      await reloadCart();
      expect(written()).toEqual([post]);
    },
  );

  it('leaves nothing after a logout while the shop puts it off', async () => {
    const { api } = await goesWith(() => addToCart(8, 2));
    api.use({
      'POST /api/auth/cart/': () => {
        clearTokens();
        return answer(503, {});
      },
    });
    comesBack();
    await reloadCart();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(1);
    expect(localStorage.getItem(key)).toBeNull();
  });
});
