import { request, requestList } from '@shop/shared/http';
import { mockApi, sampleProducts } from '@shop/shared/testing';
import { answer, noAnswer } from 'federated-site/testing/api';

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
});
