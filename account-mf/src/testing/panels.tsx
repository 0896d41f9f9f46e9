import { login, logout } from '@shop/shared/session';
import { addDialogMethods, mockApi, sampleProduct } from '@shop/shared/testing';
import { dismissToast } from '@shop/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Widget } from 'federated-site/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../remote';

export const created_at = '2025-03-01T09:30:00Z';
export const tote = sampleProduct({ id: 7, title: 'Market tote', discounted_price: '1499.00' });
export const belt = sampleProduct({ id: 8, title: 'Stitched belt', discounted_price: '500.00' });
export const line = (id: number, product: typeof tote, quantity: number) => ({
  id,
  product,
  quantity,
  unit_price: product.discounted_price ?? product.price,
  line_total: String(Number(product.discounted_price) * quantity),
});

/** The server's side of a cart and a wishlist. */
export function shop() {
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

/** The header of a page, with the buttons of both panels. */
export function show() {
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

export async function signedIn() {
  const api = shop();
  await act(() => login({ email: 'asha@shop.example', password: 'Abc12!' }));
  return { api, ...show() };
}

export async function open(user: ReturnType<typeof show>['user'], name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** A closed dialog is hidden at once, and ends a frame later. */
export const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());

export const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

beforeAll(addDialogMethods);
afterEach(() =>
  act(() => {
    logout();
    for (let id = 0; id < 100; id += 1) dismissToast(id);
  }),
);
