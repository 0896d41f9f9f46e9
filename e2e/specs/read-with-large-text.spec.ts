import { readPosts } from '../fixtures/blog';
import { expect, test } from '../fixtures/shop-test';
import { setTextSize, sideways } from '../fixtures/sideways';

const own = [
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/testimonials',
  '/care',
  '/embed',
];
const account = ['/login', '/register', '/forgot-password', '/reset-password?token=x'];

test.use({ viewport: { width: 320, height: 640 } });

test.describe('with text twice as large, on the narrowest phone', () => {
  test('no page reaches out of the screen', async ({ page, catalogue }) => {
    const [post] = await readPosts(page.request);
    const product = `/products/${catalogue.bag().slug}`;
    for (const path of ['/', product, '/blogs', `/blog/${post?.slug}`, ...own, ...account]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await setTextSize(page, '200%');
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('a message stands between header and buttons, and covers neither', async ({
    page,
    catalogue,
    alive,
  }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await alive();
    await setTextSize(page, '200%');
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    const message = page.getByRole('region', { name: 'Messages' });
    await expect(message.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });

    const bar = await page.getByRole('group', { name: 'Order this product' }).boundingBox();
    const box = await message.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const header = await page.getByRole('banner').boundingBox();
    expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 999);
  });
});
