import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

const site = 'https://bags.example';
const pages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `/products/bag-${at}` }));
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one);

describe('a sitemap', () => {
  it('tells address, change and pictures of each page', () => {
    const [xml] = sitemapXml(
      [
        { path: '/' },
        {
          path: '/blog/care',
          lastModified: '2025-03-01T09:30:00+05:30',
          images: ['/media/a.jpg', 'https://cdn.example/b.jpg'],
        },
      ],
      site,
    );
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
        '<url><loc>https://bags.example/</loc></url>\n' +
        '<url><loc>https://bags.example/blog/care</loc><lastmod>2025-03-01T04:00:00.000Z</lastmod>' +
        '<image:image><image:loc>https://bags.example/media/a.jpg</image:loc></image:image>' +
        '<image:image><image:loc>https://cdn.example/b.jpg</image:loc></image:image></url>\n' +
        '</urlset>\n',
    );
  });

  it('is well-formed whatever a slug or picture is made of', () => {
    const [xml = ''] = sitemapXml(
      [
        {
          path: '/products/<&>"\'\u0000\uD83D?a=1&b=2',
          images: ["/media/<&'>.jpg", 'javascript:x'],
        },
      ],
      site,
    );
    expect(xml).toContain('/products/%3C&amp;%3E%22&apos;%00%EF%BF%BD?a=1&amp;b=2</loc>');
    expect(xml).toContain('/media/%3C&amp;&apos;%3E.jpg');
    expect(xml).not.toContain('javascript:');
  });

  it('leaves out what is not of the site, too long, or there before', () => {
    const [xml = ''] = sitemapXml(
      [
        { path: '/a' },
        { path: '/a' },
        { path: 'https://elsewhere.example/' },
        { path: '//elsewhere.example/' },
        { path: 'https://bags.example.evil/' },
        { path: `/${'x'.repeat(2_048)}` },
        { path: '/b', lastModified: 'yesterday' },
      ],
      site,
    );
    expect(addresses(xml)).toEqual(['https://bags.example/a', 'https://bags.example/b']);
    expect(xml).not.toContain('lastmod');
  });

  it('is split before a file holds more than may be read of it', () => {
    expect(sitemapXml(pages(50_000), site)).toHaveLength(1);
    const files = sitemapXml(pages(50_001), site);
    expect(files.map((xml) => addresses(xml).length)).toEqual([50_000, 1]);
  });

  it('is split by its bytes too', () => {
    const limits = { addresses: 100, bytes: 500 };
    const files = sitemapXml(pages(10), site, limits);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((xml) => Buffer.byteLength(xml) > limits.bytes)).toEqual([]);
    expect(files.flatMap(addresses)).toHaveLength(10);
  });

  it('of no page at all is a file still', () => {
    expect(sitemapXml([], site)).toHaveLength(1);
  });

  it('that is split has an index of its files', () => {
    expect(addresses(sitemapIndexXml(2, site))).toEqual([
      'https://bags.example/sitemap-1.xml',
      'https://bags.example/sitemap-2.xml',
    ]);
  });
});
