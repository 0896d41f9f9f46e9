import { mockApi, sampleProduct } from '@shop/shared/testing';
import { answer } from 'federated-site/testing/api';
import { loadFeatured } from './featured-api';

const call = 'GET /api/auth/products/';
const count = 40;
/** The later, the newer. */
const oldestFirst = Array.from({ length: count }, (_, index) =>
  sampleProduct({ id: index + 1 }),
).map((product, index) => ({
  ...product,
  created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
}));
const newestFirst = oldestFirst.toReversed();
const undated = (list: readonly object[]) => list.map((one) => ({ ...one, created_at: null }));
const newest = [40, 39, 38, 37, 36, 35, 34, 33];
const ids = async () => (await loadFeatured()).map(({ id }) => id);

/** An API that answers in pages. @param maxSize of a page, also where more are asked for */
const inPages = (list: readonly object[], maxSize: number, readsLimit = true) =>
  mockApi({
    [call]: ({ query }: { query: Record<string, string> }) => {
      const size = Math.min(maxSize, readsLimit ? Number(query.limit ?? maxSize) : maxSize);
      const end = Number(query.offset ?? 0) + size;
      const next =
        end < list.length ? `http://api.test/api/auth/products/?limit=${size}&offset=${end}` : null;
      return answer(200, { count: list.length, next, results: list.slice(end - size, end) });
    },
  });

describe('the newest products of an API that answers in pages', () => {
  it.each([
    ['as many as asked for', newestFirst, 100, true],
    ['more than asked for', newestFirst, 20, false],
    ['without dates, the highest id first', undated(newestFirst), 20, true],
  ] as const)('are those of its first page: %s', async (_, list, maxSize, readsLimit) => {
    const api = inPages(list, maxSize, readsLimit);
    expect(await ids()).toEqual(newest);
    expect(api.calls).toHaveLength(1);
  });

  it('are all there are in a page that none follows', async () => {
    const api = inPages(oldestFirst.slice(0, 8), 100);
    expect(await ids()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['has them in another order', oldestFirst, 20],
    ['has them in no order, and no dates', undated(oldestFirst), 20],
    ['has fewer than 8 of more', newestFirst, 5],
  ])('are found in the whole list where the first page %s', async (_, list, maxSize) => {
    const api = inPages(list, maxSize);
    expect(await ids()).toEqual(newest);
    expect(api.calls).toHaveLength(1 + count / maxSize);
  });
});
