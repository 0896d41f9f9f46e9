import { mockApi, sampleCategory, sampleProducts } from '@shop/shared/testing';
import { cachedCatalog, findNoMore } from './catalog-cache';
import { prepareSearch } from './load-search';

jest.mock('../search/start-search', () => {
  throw new Error('The code does not come.');
});

it('names and subtitles are searched alone while the code of the search cannot be had', async () => {
  mockApi({
    'GET /api/auth/products/': sampleProducts(3),
    'GET /api/auth/categories/': [sampleCategory()],
  });
  await prepareSearch();
  expect(cachedCatalog()?.findMore).toBe(findNoMore);
});
