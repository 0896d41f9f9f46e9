import type { ProductReply } from '@shop/shared/contract';
import { type MockHandlers, mockApi, sampleCategory, sampleProduct } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import type { RouteObject } from 'federated-site/router';
import { renderRoutes } from 'federated-site/testing/pages';
import { forgetCatalog } from '../data/list/catalog-cache';
import catalog from '../remote';

jest.setTimeout(30_000);

export const products = 'GET /api/auth/products/';
export const categories = 'GET /api/auth/categories/';

export const bags: ProductReply[] = [
  sampleProduct({
    id: 1,
    slug: 'tote',
    title: 'Tote',
    price: '3000.00',
    discounted_price: null,
    category: 'womens',
  }),
  sampleProduct({
    id: 2,
    slug: 'wallet',
    title: 'Wallet',
    subtitle: 'Slim bifold',
    price: '900.00',
    discounted_price: null,
    category: 'wallets',
  }),
  sampleProduct({
    id: 3,
    slug: 'satchel',
    title: 'Satchel',
    price: '2000.00',
    discounted_price: null,
    isPopular: true,
    category: 'womens',
  }),
  sampleProduct({
    id: 4,
    slug: 'belt',
    title: 'Belt',
    price: '700.00',
    discounted_price: null,
    category: '9',
  }),
];
const rooms = [
  sampleCategory(),
  sampleCategory({ id: 3, slug: 'wallets', title: 'Wallets' }),
  sampleCategory({ id: 9, slug: null, title: 'Belts' }),
];

const byCategory =
  (list: readonly ProductReply[]) =>
  ({ query }: { query: Readonly<Record<string, string>> }) =>
    list.filter(({ category }) => !query.category || category === query.category);

/** As the host opens it: the page's chunk is there before the router starts. */
export async function open(url: string, handlers: MockHandlers = {}) {
  const api = mockApi({
    [products]: byCategory(bags) as never,
    [categories]: rooms,
    ...handlers,
  });
  const routes = await Promise.all(catalog.routes.map(withoutLazy));
  return { api, ...renderRoutes(routes, url, { remotes: [noAccount] }) };
}

const withoutLazy = async ({ lazy, ...route }: RouteObject): Promise<RouteObject> =>
  ({ ...route, ...(typeof lazy === 'function' ? await lazy() : {}) }) as RouteObject;

/** The buttons of another part, which draw nothing here. */
export const noAccount = {
  name: 'account',
  routes: [],
  widgets: {
    AddToCartButton: async () => ({ load: async () => null, Component: () => null }),
    WishlistButton: async () => ({ load: async () => null, Component: () => null }),
  },
};

export const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
export const search = () => screen.getByRole('searchbox', { name: 'Search products' });

beforeEach(forgetCatalog);
