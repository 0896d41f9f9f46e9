import { login, logout, type PendingAction, rememberPendingAction } from '@shop/shared/session';
import { answer, type MockedApi, mockApi, noAnswer, sampleProduct } from '@shop/shared/testing';
import { Toasts } from '@shop/shared/ui';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { runPendingAction } from './run-pending-action';

const tote: PendingAction = { kind: 'cart', productId: 7, title: 'Market tote' };
let api: MockedApi;

beforeEach(async () => {
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
  render(<Toasts />);
  await act(runPendingAction);
}
const said = () => screen.getByRole('status').textContent;

describe('what a visitor was about to do before signing in', () => {
  it('happens once, however many ask for it', async () => {
    rememberPendingAction(tote);
    await Promise.all([runPendingAction(), runPendingAction()]);
    await runPendingAction();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(1);
    expect(api.callsOf('POST /api/auth/cart/')[0]?.body).toEqual({ product_id: 7, quantity: 1 });
  });

  it('puts it into the cart in the colour that was selected', async () => {
    rememberPendingAction({ ...tote, color: 'Black' });
    await runPendingAction();
    const [call] = api.callsOf('POST /api/auth/cart/');
    expect(call?.body).toEqual({ product_id: 7, quantity: 1, color: 'Black' });
  });

  it('waits while nobody is signed in', async () => {
    logout();
    rememberPendingAction(tote);
    await runPendingAction();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(0);
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
    await runPendingAction();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(1);
  });

  it('is told: "{title} added to cart" (spec section 8)', async () => {
    rememberPendingAction(tote);
    await carryOut();
    expect(said()).toBe('Market tote added to cart');
  });

  it('is told: "Added to wishlist" (spec section 8)', async () => {
    rememberPendingAction({ ...tote, kind: 'wishlist' });
    await carryOut();
    expect(said()).toBe('Added to wishlist');
  });

  it('adding a product already listed does nothing (spec section 4)', async () => {
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
  ] as const)('a failure of the %s is told (%#)', async (kind, failure, text) => {
    api.use({ 'POST /api/auth/cart/': failure, 'POST /api/auth/wishlist/': failure });
    rememberPendingAction({ ...tote, kind });
    await carryOut();
    expect(said()).toBe(text);
  });
});
