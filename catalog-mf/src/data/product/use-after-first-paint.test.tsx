import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider } from 'federated-site/router';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useAfterFirstPaint } from './use-after-first-paint';

const Page = () => (
  <>
    <h1>A bag</h1>
    {useAfterFirstPaint() && <p>Its rest</p>}
    <Link to="/other">Other</Link>
  </>
);

const frameAndTask = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const openRouter = () =>
  createBrowserRouter([
    { path: '/', element: <Page /> },
    { path: '/other', element: <p>Other page</p> },
  ]);

beforeEach(() => window.history.pushState(null, '', '/'));

describe('a page that scripts draw after a press', () => {
  it('has the requested part first, and the rest when that is on the screen', async () => {
    render(<RouterProvider router={openRouter()} />);
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.queryByText('Its rest')).toBeNull();
    await frameAndTask();
    expect(screen.getByText('Its rest')).toBeVisible();
  });

  it('is whole at once when the visitor comes back to it', async () => {
    const router = openRouter();
    render(<RouterProvider router={router} />);
    await frameAndTask();
    await act(() => router.navigate('/other'));
    expect(screen.getByText('Other page')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(screen.getByText('Its rest')).toBeVisible();
  });

  it('is whole from the server, and stays so when it is taken over', async () => {
    const router = openRouter();
    const page = <RouterProvider router={router} />;
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    document.body.append(place);
    expect(screen.getByText('Its rest')).toBeVisible();
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
    expect(screen.getByText('Its rest')).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
  });
});
