import { defaultConfig } from '@shop/shared/default-config';
import { theme } from '@shop/shared/theme';
import fastify from 'fastify';
import { serveSiteFiles } from 'federated-site/testing/server';
import sharp from 'sharp';
import { iconTags, pageBackground } from './icons';
import { site } from './site';

const open = () => {
  const app = fastify();
  const config = { ...defaultConfig, name: 'Bags & Co.', siteUrl: 'https://bags.example' };
  serveSiteFiles(app, { ...site, config, rules: site.rules(config) });
  return app;
};

describe('files that are asked for by a fixed name', () => {
  it('robots may read all but the API, previews and a visitor’s own pages, and find the sitemap named', async () => {
    const answer = await open().inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /api/',
        'Disallow: /_preview/',
        'Disallow: /login',
        'Disallow: /register',
        'Disallow: /forgot-password',
        'Disallow: /reset-password',
        'Disallow: /account',
        'Disallow: /products/*/order',
        '',
        'Sitemap: https://bags.example/sitemap.xml',
        '',
      ].join('\n'),
    );
  });

  it('are asked for once a day, and answered briefly when nothing changed', async () => {
    const app = open();
    for (const url of ['/robots.txt', '/icon.svg']) {
      const first = await app.inject(url);
      expect(first.headers['cache-control']).toBe('public, max-age=86400');
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect((await app.inject({ url, headers })).statusCode).toBe(304);
    }
  });

  it.each([
    ['/favicon.ico', 32, 32],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/icon-maskable-512.png', 512, 512],
    ['/apple-touch-icon.png', 180, 180],
    ['/brand.jpg', 1200, 630],
  ])('%s is a picture of %i × %i', async (url, width, height) => {
    const { rawPayload, statusCode, headers } = await open().inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
    // An icon file is a short table before its picture.
    const picture = url.endsWith('.ico') ? rawPayload.subarray(22) : rawPayload;
    expect(await sharp(picture).metadata()).toMatchObject({ width, height });
    expect(rawPayload.length).toBeLessThan(100_000);
  });

  it('the manifest names the shop and pictures that are there', async () => {
    const app = open();
    const answer = await app.inject('/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { name, start_url, icons } = answer.json();
    expect([name, start_url]).toEqual(['Bags & Co.', '/']);
    expect(icons).toHaveLength(4);
    for (const { src, type } of icons) {
      const icon = await app.inject(src);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type]);
    }
  });

  it('every page names the icons, and colours the browser like its own background', async () => {
    const app = open();
    for (const [, href = ''] of iconTags.matchAll(/href="([^"]+)"/g)) {
      expect((await app.inject(href)).statusCode).toBe(200);
    }
    expect(iconTags).toContain(`<meta name="theme-color" content="${pageBackground}">`);
    expect(theme.color.paper).toContain(pageBackground);
  });
});
