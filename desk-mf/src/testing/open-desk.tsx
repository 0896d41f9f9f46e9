import type { DeskOrderReply, DeskProductReply } from '@shop/shared/contract';
import { login, logout } from '@shop/shared/session';
import { type MockHandlers, mockApi } from '@shop/shared/testing';
import { Toasts } from '@shop/shared/ui';
import { Outlet } from 'federated-site/router';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { historyCache } from '../data/desk-store';
import remote from '../remote';

export const tote: DeskProductReply = {
  ...{ id: 7, slug: 'tote', title: 'Tote', category: 'bags', price: '1999.00' },
  ...{ discounted_price: null, sale_ends_at: null, quantity: 3, hidden: false, version: 4 },
  images: [1, 2].map((id) => ({ id, hash: `h${id}`, image: `/media/h${id}/640.jpg` })),
};
export const categories = ['bags', 'belts'].map((slug, at) => ({
  ...{ id: at + 1, slug, title: slug.toUpperCase(), description: '', image: null },
}));
export const change = {
  ...{ id: 5, at: '2026-11-26T08:30:00.000Z', who: 'Asha', kind: 'product' as const, ref: '7' },
  ...{
    title: 'Tote',
    before: { quantity: 3 },
    after: { quantity: 0 },
    undone_at: null,
    undoable: true,
  },
};

const key = 'K7Q4WXYZ23456789ABCD';
export const order: DeskOrderReply = {
  ...{ id: 9, version: 2, key, reference: 'K7Q4', status: 'confirmed', name: 'Meena' },
  ...{ created_at: change.at, total: '3998.00', amount: '4100.00' },
  lines: [{ slug: 'tote', title: 'Tote', color: 'Tan', quantity: 2, unit_price: '1999.00' }],
  states: [{ status: 'new', at: change.at }],
};

/** What the API answers to changes by the versions that they name, each after 30 ms. */
export function versioned<T extends { version: number }>(first: T) {
  let now = first;
  return async ({ body }: { body: unknown }) => {
    await new Promise((done) => setTimeout(done, 30));
    const { version, pictures, ...edit } = body as { version: number; pictures?: string[] };
    const images = pictures?.map((hash, id) => ({ id, hash, image: `/media/${hash}/640.jpg` }));
    if (version !== now.version) return answer(409, { detail: 'No', current: now });
    now = { ...now, ...edit, ...(images && { images }), version: version + 1 };
    return { ...now, change: now.version };
  };
}

beforeEach(() => {
  logout();
  sessionStorage.clear();
  historyCache.clear();
});

/**
 * A page of the desk, by staff who have just signed in.
 * @param user what `/me/` says; without `is_staff` it is a customer
 */
export async function open(
  url: string,
  handlers: MockHandlers = {},
  user: object = { is_staff: true },
) {
  const api = mockApi({
    'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'a@b.co', ...user },
    ...handlers,
  });
  await login({ email: 'a@b.co', password: 'Abc12!' });
  const element = (
    <>
      <Outlet />
      <Toasts />
    </>
  );
  const children = [...remote.routes, { path: '/login', element: <h1>Login</h1> }];
  return { api, ...renderRoutes([{ HydrateFallback: () => null, element, children }], url) };
}

/** Replaces each text, as a browser does that translates the page. */
export function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
    texts.currentNode = font.firstChild as Text;
  }
}

/** The call that changes a product. */
export const patchProduct = 'PATCH /api/auth/desk/products/{id}/';
export const openTote = (handlers: MockHandlers = {}) =>
  open('/desk/products/7', {
    'GET /api/auth/desk/products/{id}/': tote,
    'GET /api/auth/categories/': categories,
    ...handlers,
  });
