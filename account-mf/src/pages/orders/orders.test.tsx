import type { OrderPageReply } from '@shop/shared/contract';
import { checkSession, login, logout } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { storeTokens } from '@shop/shared/tokens';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../../remote';

const one = 'GET /api/auth/orders/{key}/';
const all = 'GET /api/auth/orders/';
const key = 'K7Q4ABCDEFGHJKMNPQR2';
const qr = { size: 10, path: 'M1 1h1v1h-1z' };
const order: OrderPageReply = {
  key,
  reference: 'K7Q4',
  status: 'confirmed',
  created_at: '2026-11-26T08:00:00Z',
  name: 'Asha Verma',
  lines: [
    { slug: 'sling', title: 'Sling bag', color: 'Dark Brown', quantity: 2, unit_price: '1250.00' },
    { slug: 'wallet', title: 'Wallet', quantity: 1, unit_price: '699.00' },
  ],
  total: '3199.00',
  amount: null,
  states: [
    { status: 'new', at: '2026-11-26T08:00:00Z' },
    { status: 'confirmed', at: '2026-11-26T09:30:00Z' },
  ],
  qr,
};

beforeEach(logout);

async function open(url: string) {
  const shown = renderRoutes([{ HydrateFallback: () => null, children: [...remote.routes] }], url);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

/** What is on the screen, without the slip, which only paper shows. */
const onScreen = () =>
  within(screen.getByRole('list', { name: 'What became of it' }).parentElement as HTMLElement);

describe('the page of an order', () => {
  it('shows what became of it, what was ordered, and the next steps', async () => {
    mockApi({ [one]: order });
    await open(`/orders/${key}`);
    expect(screen.getAllByRole('heading', { level: 1 })[0]).toHaveTextContent('Order K7Q4');
    expect(screen.getByRole('list', { name: 'What became of it' })).toHaveTextContent(
      'New 26 Nov 2026, 13:30Confirmed 26 Nov 2026, 15:00',
    );
    expect(onScreen().getByText('2 × ₹1,250')).toBeVisible();
    expect(onScreen().getByText('₹3,199')).toBeVisible();
    expect(onScreen().getByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      '/order/sling:dark-brown:2,wallet:1',
    );
    const chat = onScreen().getByRole('link', { name: 'Ask about this order' });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `Hello! About order K7Q4:\nhttp://localhost:3000/orders/${key}`,
    );
    expect(screen.queryByText(/by UPI/)).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('shows the name of a state that this app does not know', async () => {
    const status = 'returned' as OrderPageReply['status'];
    mockApi({ [one]: { ...order, status, states: [{ status, at: '2026-11-26T08:00:00Z' }] } });
    await open(`/orders/${key}`);
    expect(screen.getByRole('list', { name: 'What became of it' })).toHaveTextContent('returned');
  });

  it('shows how to pay what was agreed', async () => {
    const address = 'upi://pay?pa=chamda@bank&pn=Shop&am=3100.00&cu=INR&tn=Order%20K7Q4';
    mockApi({ [one]: { ...order, amount: '3100.00', upi: { address, qr } } });
    await open(`/orders/${key}`);
    expect(screen.getByRole('heading', { name: 'Pay ₹3,100 by UPI' })).toBeVisible();
    expect(screen.getByText('chamda@bank')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Code to pay ₹3,100' })).toBeVisible();
    expect(onScreen().getByText('Agreed in the chat')).toHaveTextContent('₹3,100');
  });

  it('says why when the order is not known', async () => {
    mockApi({ [one]: answer(404, {}) });
    await open('/orders/K7Q4');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This order is not known');
    expect(screen.getByText(/goes after 30 days/)).toBeVisible();
  });

  it('is loaded again after a failure', async () => {
    const api = mockApi({ [one]: answer(503) });
    const { user } = await open(`/orders/${key}`);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    api.use({ [one]: order });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'What became of it' })).toBeVisible();
  });
});

describe('the orders of an account', () => {
  const signIn = async (orders: Parameters<typeof mockApi>[0]) => {
    const api = mockApi({
      'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
      'GET /api/auth/me/': { first_name: 'Asha', last_name: 'Verma', email: 'asha@shop.example' },
      ...orders,
    });
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
    return api;
  };

  it('are listed with their state, and can be ordered again', async () => {
    await signIn({ [all]: [order] });
    await open('/orders');
    expect(await screen.findByRole('link', { name: 'Order K7Q4' })).toHaveAttribute(
      'href',
      `/orders/${key}`,
    );
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.getByText('2 × Sling bag, 1 × Wallet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order again: K7Q4' })).toHaveAttribute(
      'href',
      '/order/sling:dark-brown:2,wallet:1',
    );
  });

  it.each([
    ['none', []],
    ['an API that knows no orders', answer(404, {})],
  ])('%s: says so', async (_, reply) => {
    await signIn({ [all]: reply as never });
    await open('/orders');
    expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible();
  });

  it('wait until the shop can say who is signed in, and the page says so', async () => {
    const api = mockApi({ [all]: [order], 'GET /api/auth/me/': answer(503, {}) });
    storeTokens({ access: 'access', refresh: 'refresh' });
    await checkSession();
    const { user } = await open('/orders');
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached to see who you');
    api.use({
      'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'asha@shop.example' },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Order K7Q4' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const api = await signIn({ [all]: answer(500) });
    const { user } = await open('/orders');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your orders');
    api.use({ [all]: [order] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Order K7Q4' })).toBeVisible();
  });

  it('ask a visitor who is signed out to log in, and come back', async () => {
    mockApi();
    await open('/orders');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
        'href',
        '/login?next=%2Forders',
      ),
    );
  });
});
