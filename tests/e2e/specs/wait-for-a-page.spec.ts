import type { Locator, Page } from '@playwright/test';
import { findPost } from '../fixtures/blog';
import { holdRequests } from '../fixtures/routes';
import { expect, test } from '../fixtures/shop-test';

/** Where an element begins in the page, and its height, in px. */
const boxOf = (item: Locator) =>
  item.evaluate((one) => {
    const { top, height } = one.getBoundingClientRect();
    return { top: Math.round(top + window.scrollY), height: Math.round(height) };
  });

/** Follows the first link to an address within the page's content. */
const follow = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href^="${path}"]`).first().click();

for (const width of [390, 1280]) {
  test.describe(`while a page is on its way to ${width}px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a post has its excerpt, and its picture does not move', async ({
      page,
      request,
      hydrated,
    }) => {
      const { slug, excerpt } = await findPost(
        request,
        (post) => post.excerpt !== '' && post.pictures > 1,
      );
      const other = await findPost(request, (post) => post.slug !== slug);
      // A post that this tab has shown before would be there at once.
      await page.goto(`/blog/${other.slug}`);
      await hydrated();
      // The cards of a list that was drawn here are in memory.
      await follow(page, '/blogs');
      await expect(page.getByRole('heading', { name: 'From the Blog', level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator(`a[href="/blog/${slug}"]`)).not.toHaveCount(0);
      const letGo = await holdRequests(page, new RegExp(`/api/auth/blogs/${slug}/`));
      await follow(page, `/blog/${slug}`);
      const main = page.getByRole('main');
      await expect(main.getByText('Loading blog post…')).toHaveCount(1);
      const lead = main.locator('header p').filter({ hasText: excerpt });
      await expect(lead).toBeVisible();
      const picture = main.locator('figure img').first();
      const before = await boxOf(picture);

      await letGo();
      await expect(main.getByRole('complementary', { name: 'Author' })).toBeVisible();
      expect((await boxOf(picture)).top).toBe(before.top);
    });

    test('the list of products has cards of their height, where they will be', async ({
      page,
      hydrated,
    }) => {
      await page.goto('/');
      await hydrated();
      const letGo = await holdRequests(page, /\/api\/auth\/products\//);
      await follow(page, '/products');
      const main = page.getByRole('main');
      await expect(main.getByText('Loading products…')).toHaveCount(1);
      const card = main.locator('article').first();
      const before = await boxOf(card);

      await letGo();
      await expect(main.getByText(/^Showing \d+ products$/)).toBeVisible();
      const after = await boxOf(card);
      expect(Math.abs(after.top - before.top)).toBeLessThan(4);
      expect(Math.abs(after.height - before.height)).toBeLessThan(8);
    });
  });
}
