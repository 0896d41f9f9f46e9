import fastify from 'fastify';
import type { ReleaseRenderer } from '../../release/release-renderer';
import { serveSitemap } from './serve-sitemap';

type Pages = { value?: { path: string }[]; reasons: string[] };

const pagesOf = (count: number, complete = true): Pages => ({
  ...(complete && {
    value: Array.from({ length: count }, (_, at) => ({ path: `/products/bag-${at}` })),
  }),
  reasons: [],
});

/** A shop whose pages and release the test sets. */
const open = (pages: Pages | Error) => {
  const app = fastify();
  const shop = { pages, release: 'a', asked: 0 };
  const live = () => ({
    set: { id: shop.release, parts: { host: {} } },
    async render() {
      shop.asked += 1;
      if (shop.pages instanceof Error) throw shop.pages;
      return shop.pages;
    },
  });
  serveSitemap(
    app,
    'https://bags.example',
    { get: live as unknown as () => ReleaseRenderer },
    { addresses: 2, bytes: 100_000 },
  );
  return { app, shop };
};

describe('the sitemap of the shop', () => {
  it('is one file while it is small, and is made once', async () => {
    const { app, shop } = open(pagesOf(2));
    const first = await app.inject('/sitemap.xml');
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect(first.body).toContain('<urlset');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(304);
    expect((await app.inject('/sitemap-1.xml')).statusCode).toBe(404);
    expect(shop.asked).toBe(1);
  });

  it('is an index and its files when it is large', async () => {
    const { app } = open(pagesOf(5));
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain('<sitemapindex');
    const files = [...body.matchAll(/<loc>https:\/\/bags.example([^<]+)</g)].map(([, one]) => one);
    expect(files).toHaveLength(3);
    const pages = await Promise.all(files.map((file) => app.inject(String(file))));
    expect(pages.map(({ body: xml }) => xml.split('<url>').length - 1)).toEqual([2, 2, 1]);
    expect((await app.inject('/sitemap-4.xml')).statusCode).toBe(404);
    expect((await app.inject('/sitemap-0.xml')).statusCode).toBe(404);
  });

  it('is not to be had while a part cannot tell its pages: robots keep the one they have', async () => {
    const { app, shop } = open(pagesOf(3, false));
    for (const file of ['/sitemap.xml', '/sitemap-1.xml']) {
      const { statusCode, headers } = await app.inject(file);
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
    }
    expect(shop.asked).toBe(1);
    shop.release = 'b';
    shop.pages = pagesOf(3);
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
  });

  it('is the last whole one while a part cannot tell its pages', async () => {
    const { app, shop } = open(pagesOf(3));
    const { body } = await app.inject('/sitemap.xml');
    shop.release = 'b';
    shop.pages = pagesOf(1, false);
    const later = await app.inject('/sitemap.xml');
    expect([later.statusCode, later.body]).toEqual([200, body]);
    expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(200);
    expect((await app.inject('/sitemap-3.xml')).statusCode).toBe(404);
    expect(shop.asked).toBe(2);
  });

  it('of another release is built again', async () => {
    const { app, shop } = open(pagesOf(1));
    await app.inject('/sitemap.xml');
    shop.release = 'b';
    shop.pages = pagesOf(2);
    expect((await app.inject('/sitemap.xml')).body).toContain('bag-1');
  });

  it('that could not be made is made when it is asked for again', async () => {
    const { app, shop } = open(new Error('out of order'));
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(500);
    shop.pages = pagesOf(1);
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
  });
});
