import { request, requestList } from '@shop/shared/http';
import { answer, mockApi, noAnswer, sampleProducts } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { Link, useLoaderData } from 'federated-site/router';
import { expectConsole, renderRoutes } from 'federated-site/testing';

describe('a part is tested against a mocked API', () => {
  it('answers by contract key and remembers the call', async () => {
    const api = mockApi({
      'GET /api/auth/products/': ({ query }) => sampleProducts(Number(query.limit)),
      'GET /api/auth/products/{ref}/': ({ params }) => answer(404, { detail: params.ref }),
    });

    expect(await requestList('GET /api/auth/products/', { query: { limit: 3 } })).toHaveLength(3);
    await expect(
      request('GET /api/auth/products/{ref}/', { params: { ref: 'थैला/1' } }),
    ).rejects.toMatchObject({ status: 404, body: { detail: 'थैला/1' } });
    expect(api.callsOf('GET /api/auth/products/')[0]?.query).toEqual({ limit: '3' });
  });

  it('can be down, and come back', async () => {
    const api = mockApi({ 'GET /api/auth/categories/': noAnswer() });
    await expect(request('GET /api/auth/categories/')).rejects.toMatchObject({
      name: 'NetworkError',
    });

    api.use({ 'GET /api/auth/categories/': [] });
    expect(await request('GET /api/auth/categories/')).toEqual([]);
  });

  it('opens routes at an address, runs loaders, and follows links', async () => {
    const First = () => <Link to="/second?x=1">go</Link>;
    const Second = () => <p>loaded {useLoaderData<string>()}</p>;
    const { user, address } = renderRoutes(
      [
        { path: '/', Component: First },
        {
          path: '/second',
          Component: Second,
          loader: ({ request }) => new URL(request.url).search,
        },
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
});
