import path from 'node:path';
import { test as base, expect } from '../fixtures/shop-test';
import { withOwnShop } from '../harness/own-shop';
import { root } from '../harness/service';

const cdn = 'https://pictures.example';

/** The demo shop with `MEDIA_ORIGIN`. */
const test = base.extend({
  baseURL: ({ api: _ }, use) =>
    withOwnShop(
      'cdn',
      async ({ openApi, openStorefront }) => {
        await use(await openStorefront(await openApi({ SEED_DIR: path.join(root, 'api/demo') })));
      },
      { env: { MEDIA_ORIGIN: cdn, API_ORIGIN: '' } },
    ),
});

// It opens a shop of its own.
test.describe.configure({ timeout: 240_000 });

test('a visitor gets the pictures of products and posts from the CDN that the shop names', async ({
  page,
  request,
  hydrated,
  baseURL,
}) => {
  // The CDN reads the shop.
  await page.route(`${cdn}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  const fromSite: string[] = [];
  page.on('request', (one) => {
    const { origin, pathname } = new URL(one.url());
    if (origin !== cdn && pathname.startsWith('/media/')) fromSite.push(pathname);
  });
  const shown = (name: string) =>
    page
      .locator(`${name} img[src*="/media/"]`)
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).map((one) => [
          new URL(one.currentSrc || one.src).origin,
          one.complete && one.naturalWidth > 0,
        ]),
      );
  const opened = await page.goto('/products');
  await hydrated();
  expect(opened?.headers()['content-security-policy']).toContain(`img-src 'self' data: ${cdn};`);
  await expect.poll(async () => (await shown('main article'))[0]).toEqual([cdn, true]);

  await page.goto('/products/everyday-sling-bag');
  await hydrated();
  await expect.poll(async () => (await shown('main'))[0]).toEqual([cdn, true]);
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', new RegExp(`^${cdn}/media/`));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"${cdn}/media/`);

  await page.goto('/blogs');
  await hydrated();
  await expect.poll(async () => (await shown('main'))[0]).toEqual([cdn, true]);
  await page.goto('/blog/choosing-an-office-bag');
  await hydrated();
  await expect.poll(async () => (await shown('main'))[0]).toEqual([cdn, true]);
  // Of the post's own HTML, past the sanitiser.
  const inText = page.getByRole('img', { name: 'The Office Tote in camel, at an angle' });
  await expect(inText).toHaveAttribute('src', new RegExp(`^${cdn}/media/`));
  expect(fromSite).toEqual([]);

  for (const path of [
    '/sitemap.xml',
    '/blogs/feed.xml',
    '/feeds/catalog.csv',
    '/embed/v1/catalog/ProductGrid.html?limit=2',
  ]) {
    let text = '';
    const read = async () => {
      text = await (await request.get(path)).text();
      return text;
    };
    // On a busy machine a feed may come as a 503 first.
    await expect.poll(read).toContain(`${cdn}/media/`);
    expect(text.replaceAll(`${cdn}/media/`, '')).not.toContain('/media/');
  }
});
