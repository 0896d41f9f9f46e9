import { mockApi, sampleProduct } from '@shop/shared/testing';
import { answer, noAnswer } from 'federated-site/testing/api';
import { loadRelated } from './related-api';

const call = 'GET /api/auth/products/';
const current = { id: 1, slug: 'sample-bag-1', category: 'womens' };
const bags = (count: number, changes = {}) =>
  Array.from({ length: count }, (_, index) => sampleProduct({ id: index + 1, ...changes }));
const ids = async () => (await loadRelated(current)).map(({ id }) => id);

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

describe('related products: at most 8 of the same category, excluding the current one', () => {
  it('are requested by category with limit=8', async () => {
    const api = mockApi({ [call]: bags(8) });
    expect(await ids()).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(api.callsOf(call)).toMatchObject([{ query: { category: 'womens', limit: '8' } }]);
  });

  it('are never more than 8, nor of another category, where the API ignores the query', async () => {
    mockApi({ [call]: [sampleProduct({ id: 50, category: 'mens' }), ...bags(20)] });
    expect(await ids()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('read only the first of an API that answers in pages', async () => {
    const next = 'http://api.test/api/auth/products/?limit=8&offset=8';
    const api = mockApi({
      [call]: answer(200, { count: 99, next, previous: null, results: bags(4) }),
    });
    expect(await ids()).toEqual([2, 3, 4]);
    expect(api.calls).toHaveLength(1);
  });

  it('fall back to the full product list, filtered here, if the limited call fails', async () => {
    const all = [...bags(12), sampleProduct({ id: 40, category: 'mens' })];
    mockApi({
      [call]: ({ query }: { query: { limit?: string } }) => (query.limit ? answer(500) : all),
    });
    expect(await ids()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('fail when the full list cannot be had either', async () => {
    mockApi({ [call]: noAnswer() });
    await expect(ids()).rejects.toThrow();
  });

  it('are none for a product without a category', async () => {
    const api = mockApi();
    expect(await loadRelated({ ...current, category: '' })).toEqual([]);
    expect(api.calls).toHaveLength(0);
  });
});
