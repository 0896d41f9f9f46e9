import { checkSession, login, logout, rememberPendingAction, session } from '@shop/shared/session';
import { mockApi, sampleProduct } from '@shop/shared/testing';
import { storeTokens } from '@shop/shared/tokens';
import { Toasts } from '@shop/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Widget } from 'federated-site/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { clearCart, reloadCart } from '../data/lists/cart';
import remote from '../remote';

beforeEach(logout);
afterEach(() => jest.useRealTimers());

const show = () =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <Widget name="account/SessionLinks" look="bar" fallback={<a href="/login">Login</a>} />
            <Toasts />
          </>
        ),
      },
      { path: '/login', element: <h1>Login</h1> },
    ],
    '/',
    { remotes: [remote] },
  );

async function signIn(user: { first_name: string; email: string }) {
  const api = mockApi({
    'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
    'GET /api/auth/me/': { last_name: '', ...user },
  });
  await login({ email: user.email, password: 'Abc12!' });
  return api;
}

describe('the header’s place for the account (spec section 2)', () => {
  it('signed out: Login and Register links', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('signed in: a greeting with the user’s first name', async () => {
    await signIn({ first_name: 'Asha', email: 'a.verma@shop.example' });
    show();
    expect(await screen.findByText('Hi, Asha')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('else the part of the e-mail before the @', async () => {
    await signIn({ first_name: '', email: 'a.verma@shop.example' });
    show();
    expect(await screen.findByText('Hi, a.verma')).toBeVisible();
  });

  it('and a Logout action, which clears tokens and user', async () => {
    await signIn({ first_name: 'Asha', email: 'a.verma@shop.example' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(session().state).toBe('signed-out');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('You are logged out');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
  });

  it('Logout clears the cart first that was cleared just before', async () => {
    const api = await signIn({ first_name: 'Asha', email: 'a.verma@shop.example' });
    api.use({
      'GET /api/auth/cart/': [
        {
          id: 1,
          product: sampleProduct({ id: 7 }),
          quantity: 1,
          unit_price: '10.00',
          line_total: '10.00',
        },
      ],
      'DELETE /api/auth/cart/{id}/': answer(204),
    });
    await reloadCart();
    const { user } = show();
    let cleared: Promise<void> | undefined;
    act(() => {
      cleared = clearCart();
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveFocus();
    const [call] = api.callsOf('DELETE /api/auth/cart/{id}/');
    expect(call?.headers.get('authorization')).toBe('Bearer access');
    await cleared;
  });

  it('a double click on Logout presses nothing that comes in its place', async () => {
    await signIn({ first_name: 'Asha', email: 'a.verma@shop.example' });
    const { address } = show();
    const button = await screen.findByRole('button', { name: 'Logout' });
    jest.useFakeTimers();
    const press = (element: Element) => act(async () => void fireEvent.click(element));
    await press(button);
    const link = screen.getByRole('link', { name: 'Login' });
    jest.advanceTimersByTime(499);
    await press(link);
    expect(address()).toBe('/');
    jest.advanceTimersByTime(1);
    await press(link);
    expect(address()).toBe('/login');
  });

  it('says that the shop cannot be reached, with no link to log in, and tries again on request', async () => {
    const api = mockApi({ 'GET /api/auth/me/': answer(503, {}) });
    storeTokens({ access: 'a1', refresh: 'r1' });
    await checkSession();
    const { user } = show();
    expect(await screen.findByText('Shop not reached')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    api.use({
      'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'a@shop.example' },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hi, Asha')).toBeVisible();
  });

  it('a pending action of this tab happens after signing in, in whichever tab', async () => {
    rememberPendingAction({ kind: 'wishlist', productId: 7, title: 'Market tote' });
    const api = await signIn({ first_name: 'Asha', email: 'a.verma@shop.example' });
    api.use({
      'GET /api/auth/wishlist/': [],
      'POST /api/auth/wishlist/': answer(201, { id: 1, product: 7, created_at: '' }),
    });
    show();
    expect(await screen.findAllByText('Added to wishlist')).not.toHaveLength(0);
    await waitFor(() =>
      expect(api.callsOf('POST /api/auth/wishlist/').map(({ body }) => body)).toEqual([
        { product: 7 },
      ]),
    );
  });
});
