import { documentPage, notifyRemoteRecovered } from '@shop/shared/federation';
import { HttpError, NetworkError } from '@shop/shared/http';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@shop/shared/router';
import { renderRoutes } from '@shop/shared/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { RouteError } from './RouteError';

/** A page that fails, in a browser that has come to it by a click; and one that does not. */
const open = (loader: () => unknown, path = '/faq', hasNavigated = true) => {
  const page: RouteObject = {
    path,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    loader,
    element: <h1>Questions</h1>,
  };
  documentPage.hasNavigated = hasNavigated;
  history.pushState(null, '', path);
  const router = createBrowserRouter([page, { path: '/care', element: <h1>Care</h1> }]);
  render(<RouterProvider router={router} />);
  return router;
};

const broken = () => Promise.reject(new TypeError('x is not a function'));

/** What the server answers when it is asked whether it is there. */
const serverAnswers = (status: number | 'nothing') =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      status === 'nothing' ? Promise.reject(new TypeError('no line')) : ({ status } as Response),
    );

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(documentPage, { canFallBack: false, hasNavigated: false });
  history.pushState(null, '', '/');
});

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
    expect(message).toMatch(/order:\nTan leather tote\n.*\/products\/tan-leather-tote$/s);
  });

  it('asks the server before it is opened as a document, and says so when there is no answer', async () => {
    const asked = serverAnswers('nothing');
    open(broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('does not answer');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith(
      expect.stringMatching(/\/faq$/),
      expect.objectContaining({ method: 'HEAD' }),
    );
  });

  it('is opened as a document where the document began, too, once the visitor has come back', async () => {
    const asked = serverAnswers('nothing');
    open(broken, '/');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not loaded again by itself where it is what the document came with', async () => {
    const asked = serverAnswers(200);
    open(broken, '/faq', false);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('takes nobody away from the page that they have gone to meanwhile', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const router = open(broken);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const signal = asked.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    await act(() => router.navigate('/care'));
    expect(screen.getByRole('heading', { name: 'Care' })).toBeVisible();
    expect(signal?.aborted).toBe(true);
  });

  it('comes in its place, without a reload, when its part comes late', async () => {
    const asked = serverAnswers('nothing');
    documentPage.hasNavigated = true;
    let isHere = false;
    const router = createBrowserRouter(
      [
        {
          id: 'pages',
          ErrorBoundary: RouteError,
          children: [
            { path: '/', element: null },
            { path: '*', element: null },
          ],
        },
      ],
      {
        async patchRoutesOnNavigation({ patch }) {
          if (!isHere) throw new Response(null, { status: 503 });
          patch('pages', [{ path: '/blogs', element: <h1>From the Blog</h1> }]);
        },
      },
    );
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/blogs'));
    expect(await screen.findByRole('alert')).toHaveTextContent('does not answer');
    isHere = true;
    act(() => notifyRemoteRecovered());
    expect(await screen.findByRole('heading', { name: 'From the Blog' })).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is no document either while the server says 503', async () => {
    const asked = serverAnswers(503);
    open(broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('does not answer');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    new HttpError(500, {}, 'GET /api/auth/products/'),
    new NetworkError('GET /api/auth/products/', 'cut off'),
  ])('is not opened anew for what the API does: %s', async (error) => {
    const asked = serverAnswers(200);
    open(() => Promise.reject(error));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('says that the line is down, and asks again by itself when it is back', async () => {
    const asked = serverAnswers('nothing');
    setOnline(false);
    open(broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    setOnline(true);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('does not answer'));
  });

  it('is asked for again and again once the line is back, until it carries something', async () => {
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

  it('leaves it to the root while the server’s page is there to fall back to', () => {
    documentPage.canFallBack = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new TypeError('x is not a function');
    };
    expect(() =>
      render(
        <RouterProvider
          router={createBrowserRouter([
            { path: '*', ErrorBoundary: RouteError, Component: Broken },
          ])}
        />,
      ),
    ).toThrow('x is not a function');
  });
});
