import { NetworkError } from '@shop/shared/http';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { RouteError } from './RouteError';
import { broken, leaveFailingPage, open, serverAnswers } from './testing/failing-page';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(leaveFailingPage);

describe('what stands in place of a page whose app does not answer', () => {
  it('says so, offers WhatsApp and phone, and tries again without a reload', async () => {
    let down = true;
    const { user } = renderRoutes(
      [
        {
          path: '/',
          ErrorBoundary: RouteError,
          HydrateFallback: () => null,
          loader: () => {
            if (down) throw new NetworkError('GET /api/auth/products/', 'no answer');
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
    expect(message).toMatch(
      /order:\nTan leather tote\n.*\/products\/tan-leather-tote\n.*\/order\/tan-leather-tote:1$/s,
    );
  });

  it('says that the visitor is offline, and asks again when the connection is back', async () => {
    const asked = serverAnswers('nothing');
    setOnline(false);
    open(broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    setOnline(true);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('does not answer'));
  });

  it('is asked for again and again once the browser is online, until an answer comes', async () => {
    jest.useFakeTimers();
    const asked = serverAnswers('nothing');
    setOnline(false);
    open(broken);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(asked).toHaveBeenCalledTimes(1);

    setOnline(true);
    const callsAfter = async (seconds: number) => {
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
      return asked.mock.calls.length - 1;
    };
    expect([
      await callsAfter(0),
      await callsAfter(1),
      await callsAfter(2),
      await callsAfter(4),
    ]).toEqual([1, 2, 3, 4]);
    expect([await callsAfter(7.9), await callsAfter(0.1), await callsAfter(8)]).toEqual([4, 5, 6]);

    setOnline(false);
    expect(await callsAfter(60)).toBe(6);
    expect(screen.getByRole('alert')).toBeVisible();

    setOnline(true);
    expect([await callsAfter(0), await callsAfter(1)]).toEqual([7, 8]);
    cleanup();
    expect(await callsAfter(60)).toBe(8);
  });
});
