import { createBrowserRouter, type RouteObject, RouterProvider } from '@shop/shared/router';
import { renderRoutes } from '@shop/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PreviousPageContext } from './previous-page';
import { RouteError } from './RouteError';

/** A page whose code throws, in a shop that may have a version before. */
const openBroken = (goBack: () => Promise<boolean>) => {
  const page: RouteObject = {
    path: '/',
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    loader: () => Promise.reject(new TypeError('x is not a function')),
    element: <h1>All Products</h1>,
  };
  render(
    <PreviousPageContext value={goBack}>
      <RouterProvider router={createBrowserRouter([page])} />
    </PreviousPageContext>,
  );
};

describe('a page whose part does not answer', () => {
  it('says so, offers WhatsApp and phone, and tries again without a reload', async () => {
    let down = true;
    const { user } = renderRoutes(
      [
        {
          path: '/',
          ErrorBoundary: RouteError,
          HydrateFallback: () => null,
          loader: () => {
            if (down) throw new Error('no answer');
            return 'tea';
          },
          element: <h1>All Products</h1>,
        },
      ],
      '/',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('does not answer');
    expect(screen.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/910000000000'),
    );
    expect(screen.getByRole('link', { name: 'Call the shop' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'All Products' })).toBeVisible();
  });

  it('offers to order the product of the page by WhatsApp', async () => {
    renderRoutes(
      [
        {
          path: '/products/:slug',
          ErrorBoundary: RouteError,
          HydrateFallback: () => null,
          loader: () => Promise.reject(new Error('no answer')),
          element: <h1>Tote</h1>,
        },
      ],
      '/products/tan-leather-tote',
    );
    const order = await screen.findByRole('link', { name: 'Order on WhatsApp' });
    const message = new URL(order.getAttribute('href') ?? '').searchParams.get('text');
    expect(message).toMatch(/order:\nTan leather tote\n.*\/products\/tan-leather-tote$/s);
  });

  it('is drawn by the previous version of its part, and says nothing, when there is one', async () => {
    const goBack = jest.fn(async () => true);
    openBroken(goBack);
    await waitFor(() => expect(goBack).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for the previous version once more when somebody tries again', async () => {
    const goBack = jest.fn(async () => true).mockResolvedValueOnce(false);
    openBroken(goBack);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(goBack).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
