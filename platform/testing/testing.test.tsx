import { screen } from '@testing-library/react';
import { Link, useLoaderData } from '../router';
import { answer, mockFetch, noAnswer } from './api';
import { expectConsole } from './console/watch-console';
import { renderRoutes } from './pages';

describe('an API is mocked', () => {
  const get = { method: 'GET' };

  it('answers by key, a fixed path before one with parameters, and remembers the call', async () => {
    const api = mockFetch({
      'GET /books/{id}/': ({ params }: { params: object }) => answer(404, params),
      'GET /books/new/': [7],
    });
    expect(await (await api.fetch('/books/new/?limit=3', get)).json()).toEqual([7]);
    const missing = await api.fetch('/books/%E0%A4%AA%2F1/', get);
    expect([missing.status, await missing.json()]).toEqual([404, { id: 'प/1' }]);
    expect(api.calls.map(({ key, query }) => [key, query])).toEqual([
      ['GET /books/new/', { limit: '3' }],
      ['GET /books/{id}/', {}],
    ]);
  });

  it('can be down, and come back', async () => {
    const api = mockFetch({ 'GET /books/': noAnswer() });
    await expect(api.fetch('/books/', get)).rejects.toThrow('fetch failed');
    api.use({ 'GET /books/': [] });
    expect(await (await api.fetch('/books/', get)).json()).toEqual([]);
  });

  it('does not answer what is not mocked', async () => {
    await expect(mockFetch().fetch('/books/', get)).rejects.toThrow('not mocked: GET /books/');
  });
});

it('opens routes at an address, runs loaders, and follows links', async () => {
  const First = () => <Link to="/second?x=1">go</Link>;
  const Second = () => <p>loaded {useLoaderData<string>()}</p>;
  const loader = ({ request }: { request: Request }) => new URL(request.url).search;
  const { user, address } = renderRoutes(
    [
      { path: '/', Component: First },
      { path: '/second', Component: Second, loader },
    ],
    '/',
  );

  await user.click(screen.getByRole('link', { name: 'go' }));

  expect(await screen.findByText('loaded ?x=1')).toBeVisible();
  expect(address()).toBe('/second?x=1');
});

it('fails on console output unless it was expected', () => {
  expectConsole('warn', 'a picture is missing');
  console.warn('a picture is missing: 7');
});
