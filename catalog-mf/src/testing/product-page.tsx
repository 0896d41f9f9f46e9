import { type MockHandlers, mockApi, sampleProduct } from '@shop/shared/testing';
import { revalidatePath } from '@shop/shared/ui/bundled';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setRemoteLoader } from 'federated-site/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { forgetCategories } from '../data/categories-api';
import { forgetHistory } from '../data/history-cache';
import { loadInBrowser } from '../data/product/product-loader';
import { Component, loadLater } from '../pages/product/ProductPage';

jest.setTimeout(30_000);

export const one = 'GET /api/auth/products/{ref}/';
export const list = 'GET /api/auth/products/';
export const categories = 'GET /api/auth/categories/';
const orders = 'POST /api/auth/orders/';

export const routes = [
  {
    path: '/products/:slug',
    Component,
    loader: loadInBrowser,
    shouldRevalidate: revalidatePath,
    HydrateFallback: () => null,
  },
  { path: '/products', element: <h1>The list</h1> },
];

/** The account part does not answer in these tests: its places keep their fallbacks. */
export function open(url: string) {
  const page = renderRoutes(routes, url);
  setRemoteLoader(() => new Promise(() => undefined));
  return page;
}

/** A product is drawn in two steps: the first view, and after that frame the rest. */
const theRest = () =>
  waitFor(() => {
    if (document.querySelector('article')) screen.getByText('Local Delivery');
  });

export async function visit(handlers: MockHandlers, url = '/products/sample-bag-7') {
  const api = mockApi({ [list]: [], [categories]: [], [orders]: {} as never, ...handlers });
  const page = open(url);
  await screen.findByRole('heading', { level: 1 });
  await theRest();
  return { api, ...page };
}

export const visitProduct = (changes: Parameters<typeof sampleProduct>[0] = {}, search = '') =>
  visit({ [one]: sampleProduct(changes) }, `/products/sample-bag-7${search}`);

export const orderButton = () => screen.getByRole('button', { name: 'Order on WhatsApp' });

/** The message of the chat that a press opens, in a tab of its own. */
export function orderText(button = orderButton()) {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(button);
  expect(open.mock.calls).toEqual([[expect.any(String), '_blank', 'noopener']]);
  const url = new URL(String(open.mock.calls[0]?.[0]));
  open.mockRestore();
  expect(url.origin).toBe('https://wa.me');
  return url.searchParams.get('text');
}

// As after a pointer came near a card; `Later.test.tsx` has pages without it.
beforeAll(loadLater);
beforeEach(forgetCategories);
beforeEach(() => {
  forgetHistory();
  history.replaceState(null, '');
});
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
