import type { APIResponse } from '@playwright/test';
import { readPosts } from '../fixtures/blog';
import { inTurns } from '../fixtures/robot/in-turns';
import { pageFaults } from '../fixtures/robot/page-faults';
import { type RobotPage, readPage } from '../fixtures/robot/read-page';
import { robotsAllow } from '../fixtures/robot/robots-rules';
import { sitemapPaths } from '../fixtures/robot/sitemap-paths';
import { structuredDataFaults } from '../fixtures/robot/structured-data-faults';
import { expect, test } from '../fixtures/shop-test';

const typesOf = ({ structuredData }: RobotPage) => structuredData.map((data) => data['@type']);
const dataOf = (page: RobotPage, type: string) =>
  page.structuredData.find((data) => data['@type'] === type);

test.describe('a robot that runs no JavaScript', () => {
  test('finds every page of the sitemap whole, and each one time', async ({
    request,
    page,
    baseURL,
  }) => {
    test.slow();
    const robots = await (await request.get('/robots.txt')).text();
    const paths = await sitemapPaths(request, page);
    const pages = await inTurns(paths, (path) => readPage(request, page, path));

    expect(pages.flatMap((seen) => pageFaults(seen, `${baseURL}${seen.path}`))).toEqual([]);
    expect(paths.filter((path) => !robotsAllow(robots, path))).toEqual([]);
    expect(repeated(pages.flatMap(({ titles }) => titles))).toEqual([]);
    expect(repeated(pages.flatMap(({ canonicals }) => canonicals))).toEqual([]);

    const pictures = new Set(pages.flatMap(({ og }) => og.image ?? []));
    const answers = await inTurns([...pictures], (picture) => request.head(picture));
    // Formats that all previews can draw.
    const drawn = (answer: APIResponse) =>
      answer.status() === 200 && /^image\/(jpeg|png)$/.test(answer.headers()['content-type'] ?? '');
    expect(answers.filter((answer) => !drawn(answer)).map((answer) => answer.url())).toEqual([]);
  });

  test('finds every kind of page in the sitemap', async ({ request, page, catalogue }) => {
    const paths = await sitemapPaths(request, page);

    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/products',
        ...catalogue.products.map(({ slug }) => `/products/${encodeURIComponent(slug)}`),
        '/about',
        '/contact',
        '/blogs',
        '/faq',
        '/terms',
        '/privacy',
        '/testimonials',
        '/care',
      ]),
    );
    const filled = catalogue.categories.filter(({ key }) =>
      catalogue.products.some(({ category }) => category === key),
    );
    expect(filled.length).toBeGreaterThan(0);
    for (const { key } of filled) expect(paths).toContain(`/products?category=${key}`);
    const posts = await readPosts(request);
    for (const { slug } of posts) expect(paths).toContain(`/blog/${encodeURIComponent(slug)}`);
  });

  test('reads the subject of each kind of page', async ({ request, page, catalogue, baseURL }) => {
    const bag = catalogue.bag();
    const see = (path: string) => readPage(request, page, path);
    const [home, about, list, product, faq, blogs] = await Promise.all([
      see('/'),
      see('/about'),
      see(`/products?category=${bag.category}`),
      see(`/products/${bag.slug}`),
      see('/faq'),
      see('/blogs'),
    ]);

    for (const shop of [home, about].map((one) => dataOf(one, 'Store'))) {
      expect(shop).toEqual(
        expect.objectContaining({
          name: home.og.site_name?.[0],
          image: expect.stringMatching(/^https?:/),
          url: `${baseURL}/`,
          telephone: expect.stringMatching(/^\+\d/),
          openingHours: 'Mo-Su 10:00-22:00',
          sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
        }),
      );
      expect(JSON.stringify(shop?.address)).toContain('"postalCode":"201010"');
    }
    expect(typesOf(list).sort()).toEqual(['BreadcrumbList', 'ItemList']);
    expect(dataOf(product, 'Product')).toMatchObject({
      name: bag.title,
      offers: {
        '@type': 'Offer',
        url: `${baseURL}/products/${bag.slug}`,
        price: bag.price.toFixed(2),
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(product.og).toMatchObject({
      type: ['product'],
      'image:width': ['720'],
      'image:height': ['720'],
      'image:alt': [expect.stringContaining(bag.title)],
    });
    const crumbs = dataOf(product, 'BreadcrumbList')?.itemListElement as object[];
    expect(crumbs.at(-1)).toMatchObject({ name: bag.title });
    expect(dataOf(faq, 'FAQPage')).toHaveProperty('mainEntity.length', 7);

    const posts = (await readPosts(request)).map(({ slug }) => slug);
    // Spec section 9: structured data lists the first 5 posts.
    const listed = JSON.stringify(blogs.structuredData);
    const listedPosts = posts.filter((slug) =>
      listed.includes(`/blog/${encodeURIComponent(slug)}"`),
    );
    expect(listedPosts.sort()).toEqual(posts.slice(0, 5).sort());
    const [newest = ''] = posts;
    const post = await see(`/blog/${encodeURIComponent(newest)}`);
    expect(dataOf(post, 'BlogPosting')).toMatchObject({
      headline: expect.any(String),
      datePublished: expect.any(String),
      author: expect.any(Object),
    });
    expect(typesOf(post)).toContain('BreadcrumbList');
    expect(post.og.type).toEqual(['article']);
  });

  test('stays out of pages that are not for search engines', async ({ request, page }) => {
    const paths = await sitemapPaths(request, page);
    for (const [path, status] of [
      ['/login', 200],
      ['/register', 200],
      ['/forgot-password', 200],
      ['/products?q=bag', 200],
      ['/products/no-such-bag', 404],
      ['/blog/no-such-post', 404],
      ['/no/such/page', 404],
    ] as const) {
      const seen = await readPage(request, page, path);
      expect.soft(seen.status, path).toBe(status);
      expect.soft(seen.hidden, path).toBe(true);
      expect.soft(seen.canonicals, path).toEqual([]);
      expect.soft(paths, path).not.toContain(path);
      expect.soft(seen.titles, path).toHaveLength(1);
      expect.soft(seen.structuredData.flatMap(structuredDataFaults), path).toEqual([]);
    }
  });

  test('reads one list under one address, however it is sorted', async ({
    request,
    page,
    baseURL,
  }) => {
    const seen = await readPage(request, page, '/products?sort=newest&view=list&from=a-friend');
    expect(seen.canonicals).toEqual([`${baseURL}/products`]);
  });

  test('finds the sitemap and icons from robots.txt and the head', async ({
    request,
    page,
    baseURL,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
    expect(robotsAllow(robots, '/api/auth/products/')).toBe(false);
    expect(robotsAllow(robots, '/_preview/x')).toBe(false);
    expect(robotsAllow(robots, '/login?next=%2F')).toBe(false);
    expect(robotsAllow(robots, '/media/x/720.jpg')).toBe(true);

    const links = await page.evaluate(
      (html) =>
        [
          ...new DOMParser()
            .parseFromString(html, 'text/html')
            .head.querySelectorAll('link[rel$="icon"]'),
        ].map((link) => link.getAttribute('href') ?? ''),
      await (await request.get('/')).text(),
    );
    expect(links).toHaveLength(2);
    for (const link of [...links, '/favicon.ico']) {
      const answer = await request.get(link);
      expect(answer.status(), link).toBe(200);
      expect(answer.headers()['content-type'], link).toMatch(/^image\//);
    }
  });
});

test('a browser finds the manifest when the page is hydrated', async ({ page, request }) => {
  await page.goto('/');
  const manifest = page.locator('head link[rel="manifest"]');
  await expect(manifest).toHaveCount(1);
  const answer = await request.get((await manifest.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
});

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);
