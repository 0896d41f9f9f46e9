import { renderRoutes } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { RouteError } from './RouteError';

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
});
