import { login, logout, type PendingAction, rememberPendingAction } from '@shop/shared/session';
import { type MockedApi, mockApi, sampleProduct } from '@shop/shared/testing';
import { clearTokens } from '@shop/shared/tokens';
import { dismissToast, Toasts } from '@shop/shared/ui';
import { screen, within } from '@testing-library/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { act } from 'react';
import { addToGuestList, guestList } from './lists/guest-list';
import { runPendingActions } from './run-pending-action';

const tote: PendingAction = { kind: 'cart', productId: 7, title: 'Market tote' };
let api: MockedApi;

beforeEach(async () => {
  for (let id = 0; id < 200; id += 1) dismissToast(id);
  logout();
  api = mockApi({
    'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
    'POST /api/auth/token/refresh/': answer(401, { detail: 'Token is invalid or expired' }),
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'asha@shop.example' },
    'GET /api/auth/cart/': [],
    'GET /api/auth/wishlist/': [],
    'POST /api/auth/cart/': answer(201, {}),
    'POST /api/auth/wishlist/': answer(201, { id: 1, product: 7, created_at: '' }),
  });
  await login({ email: 'asha@shop.example', password: 'Abc12!' });
});

async function carryOut() {
  renderRoutes([{ path: '*', element: <Toasts /> }], '/');
  await act(runPendingActions);
}
const messages = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .getAllByText(/./, { selector: 'span' })
    .map(({ textContent }) => textContent);
const added = () => api.callsOf('POST /api/auth/cart/').map(({ body }) => body);
const statusText = () => screen.getByRole('status').textContent;

describe('the pending actions of a visitor', () => {
  it('run one time, however many calls there are', async () => {
    rememberPendingAction(tote);
    await Promise.all([runPendingActions(), runPendingActions()]);
    await runPendingActions();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(1);
    expect(api.callsOf('POST /api/auth/cart/')[0]?.body).toEqual({ product_id: 7, quantity: 1 });
  });

  it('put the product into the cart in the colour that was selected', async () => {
    rememberPendingAction({ ...tote, color: 'Black' });
    await runPendingActions();
    const [call] = api.callsOf('POST /api/auth/cart/');
    expect(call?.body).toEqual({ product_id: 7, quantity: 1, color: 'Black' });
  });

  it('wait while no visitor is signed in', async () => {
    logout();
    rememberPendingAction(tote);
    await runPendingActions();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(0);
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
    await runPendingActions();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(1);
  });

  it('come before the list without an account, of which nothing is lost where the queue is full', async () => {
    for (let productId = 1; productId <= 20; productId += 1) {
      rememberPendingAction({ ...tote, productId });
      addToGuestList({ ...tote, productId: 100 + productId });
    }
    await runPendingActions();
    expect(added()).toHaveLength(40);
    expect(added()[39]).toMatchObject({ product_id: 120 });
    expect(guestList()).toEqual([]);
  });

  it('leave the rest of the list where it is while the shop cannot be reached', async () => {
    api.use({ 'POST /api/auth/cart/': noAnswer() });
    addToGuestList(tote);
    addToGuestList({ ...tote, productId: 8 });
    await runPendingActions();
    expect(guestList()).toMatchObject([{ productId: 8 }]);
  });

  it('show "{title} added to cart" (spec section 8)', async () => {
    rememberPendingAction(tote);
    await carryOut();
    expect(statusText()).toBe('Market tote added to cart');
  });

  it('show "Added to wishlist" (spec section 8)', async () => {
    rememberPendingAction({ ...tote, kind: 'wishlist' });
    await carryOut();
    expect(statusText()).toBe('Added to wishlist');
  });

  it('do nothing for a product that is listed already (spec section 4)', async () => {
    const product = sampleProduct({ id: 7 });
    api.use({ 'GET /api/auth/wishlist/': [{ id: 3, product, created_at: '' }] });
    rememberPendingAction({ ...tote, kind: 'wishlist' });
    await carryOut();
    expect(api.callsOf('POST /api/auth/wishlist/')).toHaveLength(0);
  });

  it.each([
    ['cart', noAnswer(), 'Failed to add to cart'],
    ['cart', answer(500, {}), 'Failed to add to cart'],
    ['cart', answer(401, {}), 'Please login to add items to cart!'],
    ['wishlist', answer(500, {}), 'Something went wrong!'],
  ] as const)('show a failure of the %s (%#)', async (kind, failure, text) => {
    api.use({ 'POST /api/auth/cart/': failure, 'POST /api/auth/wishlist/': failure });
    rememberPendingAction({ ...tote, kind });
    await carryOut();
    expect(statusText()).toBe(text);
  });

  it('are all done, and one message says so', async () => {
    rememberPendingAction(tote);
    rememberPendingAction({ kind: 'cart', productId: 8, title: 'Slim wallet', quantity: 3 });
    rememberPendingAction({ ...tote, kind: 'wishlist' });
    await carryOut();
    expect(added()).toEqual([
      { product_id: 7, quantity: 1 },
      { product_id: 8, quantity: 3 },
    ]);
    expect(api.callsOf('POST /api/auth/wishlist/')).toHaveLength(1);
    expect(messages()).toEqual(['Added to wishlist', '2 products added to cart']);
  });

  it('are dropped where the shop refuses them, and named; the others are done', async () => {
    api.use({
      'POST /api/auth/cart/': ({ body }) => answer(body.product_id === 7 ? 400 : 201, {}),
    });
    rememberPendingAction(tote);
    rememberPendingAction({ kind: 'cart', productId: 8, title: 'Slim wallet' });
    await carryOut();
    expect(messages()).toEqual([
      'Slim wallet added to cart',
      'Failed to add to cart (Market tote)',
    ]);
    await act(runPendingActions);
    expect(added()).toHaveLength(2);
  });

  it('wait for the connection, all of them, and are done then', async () => {
    api.use({ 'POST /api/auth/cart/': noAnswer() });
    rememberPendingAction(tote);
    rememberPendingAction({ kind: 'cart', productId: 8, title: 'Slim wallet' });
    await carryOut();
    expect(messages()).toEqual(['Failed to add to cart']);
    api.use({ 'POST /api/auth/cart/': answer(201, {}) });
    window.dispatchEvent(new Event('online'));
    await act(runPendingActions);
    expect(added().slice(-2)).toEqual([
      { product_id: 8, quantity: 1 },
      { product_id: 7, quantity: 1 },
    ]);
  });

  it('are not done twice where only the answer was lost', async () => {
    let pieces = 1;
    const line = () => ({ id: 3, product: sampleProduct({ id: 7 }), quantity: pieces });
    api.use({
      'GET /api/auth/cart/': () => [line()],
      'POST /api/auth/cart/': ({ body }) => {
        pieces += body.quantity ?? 1;
        return noAnswer();
      },
    });
    rememberPendingAction({ ...tote, quantity: 2 });
    await carryOut();
    expect(messages()).toEqual(['Failed to add to cart']);
    await act(runPendingActions);
    expect(added()).toHaveLength(1);
    expect(pieces).toBe(3);
    expect(statusText()).toBe('Market tote added to cart');
  });

  it('are not sent while the cart, which shows whether they were done, cannot be loaded', async () => {
    api.use({ 'GET /api/auth/cart/': noAnswer() });
    clearTokens();
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
    rememberPendingAction(tote);
    await carryOut();
    expect(added()).toEqual([]);
    api.use({ 'GET /api/auth/cart/': [] });
    await act(runPendingActions);
    expect(added()).toEqual([{ product_id: 7, quantity: 1 }]);
  });

  it('wait for the next sign-in, all of them, where the session is over', async () => {
    rememberPendingAction(tote);
    rememberPendingAction({ kind: 'cart', productId: 8, title: 'Slim wallet' });
    api.use({ 'POST /api/auth/cart/': answer(401, {}) });
    await carryOut();
    expect(statusText()).toBe('Please login to add items to cart!');
    api.use({ 'POST /api/auth/cart/': answer(201, {}) });
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
    await act(runPendingActions);
    expect(added().slice(-2)).toEqual([
      { product_id: 8, quantity: 1 },
      { product_id: 7, quantity: 1 },
    ]);
  });
});
