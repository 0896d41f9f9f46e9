import type { Locator } from '@playwright/test';
import { holdRequests } from '../fixtures/routes';
import { expect, test } from '../fixtures/shop-test';

/** Names of elements that are in the page, but not drawn. */
const notDrawn = (items: Locator) =>
  items.evaluateAll((all) =>
    all.flatMap((one) =>
      one.checkVisibility({ contentVisibilityAuto: true }) ? [] : [one.textContent],
    ),
  );

async function boxOf(item: Locator) {
  const box = await item.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
}

test.describe('a visitor prints', () => {
  test('the product list: all of its cards, and nothing to press', async ({ page }) => {
    await page.goto('/products');
    const names = page.getByRole('main').locator('article h2');
    expect(await names.count()).toBeGreaterThan(8);
    await expect.poll(() => notDrawn(names)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'All Products' })).toHaveCount(0);
    expect(await notDrawn(names)).toEqual([]);
    await expect(page.getByText(/^Showing \d+ products$/)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(View|Order|Add) / })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
  });

  test('a page before its scripts have come: no link of the shell', async ({ page }) => {
    await holdRequests(page, /\.js/);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Skip to content', 'Chat on WhatsApp']) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
  });

  test('a product: all its texts, and no buttons', async ({ page, catalogue }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    const parts = page.getByRole('main').locator('details > :not(summary)');
    expect(await notDrawn(parts)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await notDrawn(parts)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['link', 'button'] as const) {
      await expect(page.getByRole('main').getByRole(role, { name: /WhatsApp/ })).toHaveCount(0);
    }
  });

  test('a popular product: its badge over its picture', async ({ page, catalogue, hydrated }) => {
    const { slug } = catalogue.find('that is popular', ({ popular }) => popular);
    // As wide as paper: the picture stays in sight there on a screen.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(`/products/${slug}`);
    await hydrated();
    await page.emulateMedia({ media: 'print' });

    const main = page.getByRole('main');
    const badge = await boxOf(main.getByText('Popular', { exact: true }).first());
    const picture = await boxOf(main.getByRole('img').first());
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(badge.y).toBeGreaterThan(picture.y);
    expect(badge.y + badge.height).toBeLessThan(picture.y + picture.height);
    expect(picture.y).toBeLessThan(heading.y + heading.height);
  });

  for (const width of [718, 980]) {
    test(`a product on paper of ${width}px: its name next to its picture, and no hole`, async ({
      page,
      catalogue,
      hydrated,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(`/products/${catalogue.bag().slug}`);
      await hydrated();
      await page.emulateMedia({ media: 'print' });

      const main = page.getByRole('main');
      const article = await boxOf(main.getByRole('article').first());
      const picture = await boxOf(main.getByRole('img').first());
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(picture.x).toBeLessThan(article.x + 50);
      expect(heading.x).toBeGreaterThan(picture.x + picture.width);
      expect(heading.width).toBeGreaterThan(article.width / 2);
      expect(Math.abs(heading.y - picture.y)).toBeLessThan(50);
    });
  }

  test('an order: its lines and its total, and nothing to press', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const { slug, title } = catalogue.bag();
    await page.goto(`/order/${slug}:2`);
    await hydrated();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Copy the link of this order' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });

    await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(main.getByText('Total')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
  });

  test('a post: all its texts, and nothing to press', async ({ page, hydrated }) => {
    await page.goto('/blog/belt-size');
    await hydrated();
    const main = page.getByRole('main');
    const closed = main.locator('details:not([open]) > :not(summary)');
    expect(await notDrawn(closed)).not.toEqual([]);
    await expect(main.getByRole('link', { name: 'Login' })).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });

    expect(await notDrawn(closed)).toEqual([]);
    await expect(main.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^(Login|Message|View all)/ })).toHaveCount(0);
    await expect(main.getByText('Please log in to write a comment.')).toBeHidden();
  });

  test('a heading on the page of what it heads, and a post of the list on one page', async ({
    page,
    hydrated,
  }) => {
    const breaks = (name: 'breakAfter' | 'breakInside', selector: string) =>
      page
        .getByRole('main')
        .locator(selector)
        .evaluateAll((all, name) => all.map((one) => getComputedStyle(one)[name]), name);
    await page.goto('/terms');
    await hydrated();
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await breaks('breakAfter', 'h2'))).toEqual(new Set(['avoid']));
    await page.goto('/blogs');
    expect(new Set(await breaks('breakInside', 'li:has(article)'))).toEqual(new Set(['avoid']));
  });

  test('a page with a message: without it', async ({ page, catalogue, hydrated }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();
    const wishlist = page.getByRole('main').getByRole('button', { name: /wishlist/i });
    await wishlist.first().click();
    const messages = page.getByLabel('Messages');
    await expect(messages).toBeVisible();
    await page.emulateMedia({ media: 'print' });

    await expect(messages).toBeHidden();
    await expect(messages).toHaveCount(1);
  });
});
