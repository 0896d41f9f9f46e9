import type { Response } from '@playwright/test';
import { chatText } from '../../fixtures/chat-text';
import { expect, links, page, shopUrl, strict, test } from '../../fixtures/elsewhere-test';
import { rupees } from '../../fixtures/rupees';

const sheet =
  'body{margin:16px}.far{height:3000px}shop-product-grid,shop-blog-posts{display:block;min-height:640px}';

/** Headers by which a page of another site may read an answer (Fetch standard). */
const opens = async (response: Response) => {
  const headers = await response.allHeaders();
  return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
};

test('a strict page of another site shows live products when they come near', async ({
  page: tab,
  catalogue,
  axe,
  elsewhere,
}) => {
  const bag = catalogue.bag();
  const body =
    '<div class="far">Scroll down</div>' +
    `<shop-product-grid slugs="${bag.slug}" heading="Our favourite" tag="spring">${links}</shop-product-grid>` +
    `<shop-product-grid slugs="${bag.slug}" heading="Our favourite">${links}</shop-product-grid>` +
    `<shop-blog-posts limit="1">${links}</shop-blog-posts>`;
  const site = await elsewhere({
    '/': {
      body: page(body, '<link rel="stylesheet" href="/site.css">'),
      policy: strict,
      // Nothing may come that does not say it is for other pages.
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
    },
    '/site.css': { body: sheet, type: 'text/css' },
  });
  const answers: Response[] = [];
  tab.on('response', (response) => {
    if (response.url().startsWith(`${shopUrl}/`)) answers.push(response);
  });
  const requested = () => answers.map((answer) => new URL(answer.url()).pathname);
  await tab.goto(site);
  await tab.waitForFunction(() => customElements.get('shop-product-grid'));
  expect(requested()).toEqual(['/embed.js']);

  const element = tab.locator('shop-product-grid').first();
  await element.scrollIntoViewIfNeeded();
  await expect(element.getByRole('heading', { name: 'Our favourite' })).toBeVisible();
  const card = element.getByRole('article');
  await expect(card).toContainText(rupees(bag.price));
  await expect(card.getByRole('link', { name: `View ${bag.title}` })).toHaveAttribute(
    'href',
    `${shopUrl}/products/${bag.slug}?utm_source=127.0.0.1&utm_medium=embed&utm_campaign=spring`,
  );
  const order = card.getByRole('link', { name: `Order ${bag.title} on WhatsApp` });
  expect(await chatText(order)).toContain(bag.title);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const posts = tab.locator('shop-blog-posts');
  await posts.scrollIntoViewIfNeeded();
  await expect(posts.getByRole('article')).toHaveCount(1);
  await axe();

  // Two equal grids send one request.
  expect(requested().filter((path) => path.startsWith('/embed/'))).toEqual([
    '/embed/v1/catalog/ProductGrid',
    '/embed/v1/blog/BlogPosts',
  ]);
  for (const answer of answers) {
    expect([answer.url(), await opens(answer)]).toEqual([answer.url(), ['*', 'cross-origin']]);
  }
  const scripts = answers.filter((one) => one.request().resourceType() === 'script');
  expect(scripts).toHaveLength(1);
  const { responseBodySize } = (await scripts[0]?.request().sizes()) ?? {};
  expect(responseBodySize).toBeLessThan(3_000);
  expect(responseBodySize).toBeGreaterThan(1_000);
});

test('a page that is not made for other pages says so', async ({ request, catalogue }) => {
  const home = await (await request.get('/')).text();
  const [script = ''] = /\/remotes\/host\/[^"]+\.js/.exec(home) ?? [];
  const { release } = await (await request.get('/channels/current.json')).json();
  const bag = catalogue.bag();
  for (const path of [
    '/',
    '/products',
    `/products/${bag.slug}`,
    '/login',
    '/embed',
    '/api/auth/products/',
    '/api/auth/cart/',
    script,
    `/releases/${release}.json`,
    '/channels/current.json',
    '/sitemap.xml',
    '/healthz',
  ]) {
    const headers = (await request.get(path)).headers();
    expect([
      path,
      headers['access-control-allow-origin'],
      headers['cross-origin-resource-policy'],
    ]).toEqual([path, undefined, 'same-origin']);
  }
});
