import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { reshapeProduct } from '@shop/shared/entities';
import { formatPrice, productPath } from '@shop/shared/format';
import { mockApi } from '@shop/shared/testing';
import type { MadeText } from 'federated-site/react';
import { offerOf } from '../offer-rules';
import { productData } from '../product/product-head-rules';
import { catalogCsv } from './catalog-csv';
import { googleLocal } from './google-local';
import { selfCheck } from './self-check';

const { signal } = new AbortController();
const { siteUrl } = defaultConfig;
beforeEach(() => setShopConfig(defaultConfig));

/** What the gate makes: the feeds, and the pages in short. */
async function make(): Promise<Record<string, MadeText>> {
  const replies = Object.entries(selfCheck.replies);
  mockApi({ 'GET /api/auth/products/': replies[0]?.[1] as never });
  const pages = replies.slice(1).map(([, reply]): [string, MadeText] => {
    const product = reshapeProduct(reply);
    if (!product) throw new Error('a reply is no product');
    const { url, price, isInStock } = offerOf(product);
    const text = `<link rel="canonical" href="${url}"/><h1>Bag</h1>${formatPrice(price)}
      <s>₹1,250</s><p>${isInStock ? 'In Stock' : 'Out of Stock'}</p><button>More</button>`;
    return [productPath(product), { text, structuredData: [productData(product)] }];
  });
  return {
    ...Object.fromEntries(pages),
    '/feeds/catalog.csv': { text: (await catalogCsv.load(signal)).body },
    '/feeds/google-local.xml': { text: (await googleLocal.load(signal)).body },
  };
}

const change = (made: Record<string, MadeText>, path: string, from: string, to: string) => {
  const text = made[path]?.text.replace(from, to) ?? '';
  expect(text).not.toBe(made[path]?.text);
  return selfCheck.compare({ ...made, [path]: { ...made[path], text } });
};

describe('the check of page, structured data and feeds', () => {
  it('makes what it compares, and finds that it agrees', async () => {
    const made = await make();
    expect(Object.keys(made)).toEqual(selfCheck.paths);
    expect(selfCheck.compare(made)).toEqual([]);
  });

  it.each([
    ['a price in the feed', '/feeds/catalog.csv', '999.50 INR', '899.50 INR'],
    ['a price on the page', '/products/sample-2', '₹999.50', '₹989.50'],
    ['what the page has in stock', '/products/sample-1', '>In Stock<', '>Out of Stock<'],
    ['what a feed has in stock', '/feeds/google-local.xml', '>out_of_stock<', '>in_stock<'],
    ['an address', '/feeds/google-local.xml', `${siteUrl}/products/sample-1<`, `${siteUrl}/bag<`],
    ['a canonical address', '/products/sample-3', `href="${siteUrl}`, 'href="https://bags.example'],
  ])('finds that %s differs', async (_what, path, from, to) => {
    const found = change(await make(), path, from, to);
    expect(found).toEqual([expect.stringMatching(/^says different things of \/products\/sample-/)]);
  });

  it('finds that structured data differs, and what is missing', async () => {
    const made = await make();
    const page = made['/products/sample-1'];
    const other = [{ offers: { price: '1.00', availability: 'InStock', url: siteUrl } }];
    const wrong = {
      ...made,
      '/products/sample-1': { text: page?.text ?? '', structuredData: other },
    };
    expect(selfCheck.compare(wrong)).toHaveLength(1);
    expect(selfCheck.compare({})).toHaveLength(3);
    const failed = { text: '<h1>Something went wrong</h1>' };
    expect(selfCheck.compare({ ...made, '/products/sample-1': failed })).toEqual([]);
  });
});
