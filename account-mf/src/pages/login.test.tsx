import { login, logout, rememberPendingAction } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { Toasts } from '@shop/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'federated-site/router';
import { answer, noAnswer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../remote';

const asha = { first_name: 'Asha', last_name: 'Verma', email: 'asha@shop.example' };
const tokens = { access: 'access', refresh: 'refresh' };
const landing = (path: string) => ({ path, element: <Toasts /> });

beforeEach(logout);

async function open(url = '/login') {
  const children = [...remote.routes, landing('/'), landing('/products/:slug')];
  const shown = renderRoutes([{ HydrateFallback: () => null, children }], url);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

async function fill(user: Awaited<ReturnType<typeof open>>['user'], email: string, pass: string) {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (pass) await user.type(screen.getByLabelText('Password'), pass);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('Login (spec section 2)', () => {
  it('is made for password managers and phones, and takes pasted passwords', async () => {
    const { user } = await open();
    const email = screen.getByLabelText('Email');
    const password = screen.getByLabelText('Password');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAttribute('inputmode', 'email');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('form', { name: 'Login' })).toHaveAttribute('novalidate');
    await user.click(password);
    await user.paste('Abc12!');
    expect(password).toHaveValue('Abc12!');
  });

  it('shows and hides the password', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('has a Forgot password? link and a link to /register, which preserve where the visitor came from', async () => {
    await open('/login?next=%2Fproducts%2Ftote');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password?next=%2Fproducts%2Ftote',
    );
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fproducts%2Ftote',
    );
  });

  it('warns before signing in where the browser stores nothing, and only there', async () => {
    const warning = /you will be logged out when a page is loaded again/;
    const { unmount } = await open();
    expect(screen.queryByText(warning)).toBeNull();
    unmount();
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    for (const path of ['/login', '/register']) {
      const shown = await open(path);
      expect(await screen.findByText(warning)).toBeVisible();
      shown.unmount();
    }
    blocked.mockRestore();
  });

  it('says why to log in when a press on a cart or heart led there', async () => {
    const status = () => screen.getByRole('status');
    const children = [...remote.routes];
    renderRoutes(
      [
        {
          HydrateFallback: () => null,
          element: (
            <>
              <Toasts />
              <Outlet />
            </>
          ),
          children,
        },
      ],
      '/login?next=%2F&want=wishlist&product=7',
    );
    await waitFor(() => expect(status()).toHaveTextContent('Please login to wishlist items!'));
  });

  it('asks for email, then for password, before anything is sent (spec section 5)', async () => {
    const { user } = await open();
    await fill(user, '', '');
    const email = screen.getByLabelText('Email');
    expect(screen.getByRole('alert')).toHaveTextContent('Email is required');
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();

    await fill(user, 'asha@shop.example', '');
    expect(screen.getByRole('alert')).toHaveTextContent('Password is required');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(email).toBeValid();
  });

  it('reads "Logging in…" while busy, and is sent one time', async () => {
    let answerNow = (_: unknown) => {};
    const api = mockApi({
      'POST /api/auth/token/': () => new Promise((resolve) => (answerNow = resolve)),
      'GET /api/auth/me/': asha,
    });
    const { user, address } = await open();
    await fill(user, ' asha@shop.example ', 'Abc12!');
    const button = screen.getByRole('button', { name: 'Logging in…' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(api.callsOf('POST /api/auth/token/').map(({ body }) => body)).toEqual([
      { email: 'asha@shop.example', password: 'Abc12!' },
    ]);
    answerNow(tokens);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('goes to / on success, replacing the history entry', async () => {
    mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    const { user, router, address } = await open();
    const actions: string[] = [];
    router.subscribe((state) => actions.push(`${state.historyAction} ${state.location.pathname}`));
    await fill(user, 'asha@shop.example', 'Abc12!');
    await waitFor(() => expect(address()).toBe('/'));
    expect(actions).toContain('REPLACE /');
    expect(actions.some((action) => action.startsWith('PUSH'))).toBe(false);
  });

  it.each([
    ['%2Fproducts%2Ftote%3Fcolor%3DTan', '/products/tote?color=Tan'],
    ['https%3A%2F%2Felsewhere.example', '/'],
  ])('goes back to where one came from: next=%s leads to %s', async (next, path) => {
    mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    const { user, address } = await open(`/login?next=${next}`);
    await fill(user, 'asha@shop.example', 'Abc12!');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('shows the server’s messages, for the whole and under the inputs (spec section 8)', async () => {
    mockApi({
      'POST /api/auth/token/': answer(400, { detail: 'Not today.', email: ['Unknown.'] }),
    });
    const { user } = await open();
    await fill(user, 'asha@shop.example', 'Abc12!');
    expect(await screen.findByText('Not today.')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Unknown.');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.queryByText('Unknown.')).toBeNull();
  });

  it('keeps the typed values when no answer comes, and can be tried again', async () => {
    const api = mockApi({ 'POST /api/auth/token/': noAnswer() });
    const { user, address } = await open();
    await fill(user, 'asha@shop.example', 'Abc12!');
    expect(await screen.findByText('Login failed — check email & password')).toBeVisible();
    expect(screen.getByText(/^The shop did not answer/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('Abc12!');
    api.use({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('says that it is offline, and nothing of e-mail and password', async () => {
    mockApi({ 'POST /api/auth/token/': noAnswer() });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await open();
    await fill(user, 'asha@shop.example', 'Abc12!');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are offline. Try again when the connection is back.',
    );
    expect(screen.queryByText(/^The shop did not answer/)).toBeNull();
  });
});

describe('a pending action happens after signing in', () => {
  const message = async () => within(await screen.findByRole('region', { name: 'Messages' }));

  it('the product goes into the cart, one time', async () => {
    rememberPendingAction({ kind: 'cart', productId: 7, title: 'Market tote', quantity: 2 });
    const api = mockApi({
      'POST /api/auth/token/': tokens,
      'GET /api/auth/me/': asha,
      'GET /api/auth/cart/': [],
      'GET /api/auth/wishlist/': [],
      'POST /api/auth/cart/': answer(201, {}),
    });
    const { user } = await open('/login?next=%2Fproducts%2Ftote');
    await fill(user, 'asha@shop.example', 'Abc12!');
    expect((await message()).getByText('Market tote added to cart')).toBeVisible();
    expect(api.callsOf('POST /api/auth/cart/').map(({ body }) => body)).toEqual([
      { product_id: 7, quantity: 2 },
    ]);
  });
});

describe('a signed-in user', () => {
  it.each(['/login', '/register'])('is redirected from %s to /', async (path) => {
    mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
    const home = { path: '/', element: <h1>Home</h1> };
    const children = [...remote.routes, home];
    const { address, router } = renderRoutes([{ HydrateFallback: () => null, children }], path);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(address()).toBe('/');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
