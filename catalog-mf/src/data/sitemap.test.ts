import { mockApi, sampleCategory, sampleProduct } from '@shop/shared/testing';
import { answer } from 'federated-site/testing/api';
import { catalogSitemap } from './sitemap';

const products = 'GET /api/auth/products/';
const categories = 'GET /api/auth/categories/';
const { signal } = new AbortController();

describe('the catalogue’s pages for search engines', () => {
  it('are the list, the categories that hold something, and every product', async () => {
    mockApi({
      [products]: [
        sampleProduct({ id: 1, slug: 'market tote', category: 'womens', image: '/media/1.jpg' }),
        sampleProduct({ id: 2, slug: 'odd/bag', category: 'wallets', images: [], image: null }),
      ],
      [categories]: [
        sampleCategory({ id: 1, slug: 'womens' }),
        sampleCategory({ id: 2, slug: 'empty', title: 'Empty' }),
        sampleCategory({ id: 3, slug: null, title: 'Wallets' }),
      ],
    });
    expect(await catalogSitemap(signal)).toEqual([
      { path: '/products' },
      { path: '/products?category=womens' },
      { path: '/products?category=3' },
      { path: '/products/market%20tote', images: ['/media/1.jpg'] },
      { path: '/products/odd%2Fbag' },
    ]);
  });

  it('are none while the shop is empty: an empty list is hidden from search engines', async () => {
    mockApi({ [products]: [], [categories]: [sampleCategory()] });
    expect(await catalogSitemap(signal)).toEqual([]);
  });

  it.each([products, categories])('fails while %s fails', async (call) => {
    mockApi({ [products]: [sampleProduct()], [categories]: [], [call]: answer(500, {}) });
    await expect(catalogSitemap(signal)).rejects.toThrow('answered 500');
  });
});
