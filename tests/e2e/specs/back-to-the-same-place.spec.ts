import type { Page } from '@playwright/test';
import { findPost } from '../fixtures/blog';
import { expect, test } from '../fixtures/shop-test';

const place = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

/** Leaves a page that is scrolled to a place, and comes back by Back while the API is slow. */
async function leaveAndComeBack(page: Page, top: number, calls: RegExp): Promise<void> {
  await scrollTo(page, top);
  await expect.poll(() => place(page)).toBe(top);
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  // Pressed where the page is: a click would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/care"]')?.click());
  await expect(page).toHaveURL('/care');
  await expect.poll(() => place(page)).toBe(0);
  const answered = page.waitForResponse(calls);
  await page.goBack();
  await answered;
  await expect.poll(() => place(page)).toBe(top);
}

test('Back finds the place in a post, also when the API is slow', async ({
  page,
  request,
  hydrated,
}) => {
  const { slug } = await findPost(request, () => true);
  await page.goto(`/blog/${slug}`);
  await hydrated();
  await leaveAndComeBack(page, 1500, new RegExp(`/api/auth/blogs/${slug}/`));
});

test('Back finds the place in an order, also when the API is slow', async ({
  page,
  catalogue,
  hydrated,
}) => {
  const some = catalogue.products.slice(0, 8).map(({ slug }) => slug);
  await page.goto(`/order/${some.join()}`);
  await hydrated();
  await leaveAndComeBack(page, 700, /\/api\/auth\/products\//);
  await expect(page.getByRole('main').getByRole('form').getByRole('listitem')).toHaveCount(8);
});

test('Back leads from a part of the terms to where its line of the contents was pressed', async ({
  page,
  hydrated,
}) => {
  await page.goto('/terms');
  await hydrated();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await scrollTo(page, 60);
  await contents.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/terms#orders');
  await expect.poll(() => place(page)).toBeGreaterThan(400);
  const part = await place(page);
  await scrollTo(page, 90);
  await contents.getByRole('link', { name: 'Delivery' }).click();
  await expect.poll(() => place(page)).toBeGreaterThan(part);

  for (const [address, top] of [
    ['/terms#orders', 90],
    ['/terms', 60],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => place(page)).toBe(top);
  }
});
