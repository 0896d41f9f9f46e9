import { HttpError, NetworkError } from '@shop/shared/http';
import { act, render, screen, waitFor } from '@testing-library/react';
import { documentPage, notifyRemoteRecovered } from 'federated-site/react';
import { createBrowserRouter, RouterProvider } from 'federated-site/router';
import { RouteError } from './RouteError';
import { broken, leaveFailingPage, open, serverAnswers } from './testing/failing-page';

afterEach(leaveFailingPage);

describe('a page whose app does not answer', () => {
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

  it('is asked of the server at an address with a line break, which has no route', async () => {
    const asked = serverAnswers('nothing');
    documentPage.hasNavigated = true;
    const router = createBrowserRouter([{ path: '*', ErrorBoundary: RouteError, element: null }]);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/faq%0A'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).toHaveBeenCalledWith(
      expect.stringMatching(/\/faq%0A$/),
      expect.objectContaining({ method: 'HEAD' }),
    );
  });

  it('does not leave the page that the visitor has gone to meanwhile', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const router = open(broken);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const signal = asked.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    await act(() => router.navigate('/care'));
    expect(screen.getByRole('heading', { name: 'Care' })).toBeVisible();
    expect(signal?.aborted).toBe(true);
  });

  it('comes in its place, without a reload, when its app comes late', async () => {
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
  ])('is not opened again for what the API does: %s', async (error) => {
    const asked = serverAnswers(200);
    open(() => Promise.reject(error));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
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
