import { matchOwner } from '@shop/shared/release/match-owner';
import { ownerOfPath } from './find-regions';

const remotes = {
  blog: { paths: ['/blogs', '/blog/:slug', '/blogs/feed.xml'] },
  catalog: { paths: ['/products', '/products/:slug', '/products/:slug/:view'] },
  sale: { paths: ['/products/sale', '/collections/:slug'] },
};

describe('whose page an address is', () => {
  it.each([
    '/',
    '/about',
    '/blogs',
    '/blogs/',
    '/blogs/feed.xml',
    '/blogs/feedxxml',
    '/blog/caf%C3%A9',
    '/Products',
    '/products/tote',
    '/products/sale',
    '/products/sale/large',
    '/products/a/b/c',
    '/collections/summer',
    '/productsx',
  ])('is what the host says: %s', (path) => {
    const all = remotes as unknown as Parameters<typeof ownerOfPath>[0]['remotes'];
    expect(ownerOfPath({ remotes: all }, path)).toBe(matchOwner(remotes, path) ?? 'host');
  });
});
