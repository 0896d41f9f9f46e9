import type { Page } from '@playwright/test';
import { accountPlace, customer, expectGreeting, signIn } from '../fixtures/account';
import { expect, test } from '../fixtures/shop-test';
import { launchOptions } from '../harness/launch-options';

// Pages stay in the page cache as for visitors; by itself Playwright turns it off.
test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const headerCart = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Goes back to a cached page: its scripts go on where they were. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'wasCached' in window);
}

const keep = (page: Page) => page.evaluate(() => Object.assign(window, { wasCached: true }));

test('counts and greeting are right after Back from the page cache', async ({
  page,
  request,
  catalogue,
}) => {
  const account = await customer(request);
  await signIn(page, account, '/about');
  await expect(headerCart(page, 'Cart')).toBeVisible();
  await keep(page);

  await page.goto(`/products/${catalogue.bag().slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(headerCart(page, 'Cart (1)')).toBeVisible();
  // The count is shown before the server has the piece; the page that is left must not race it.
  await expect(page.getByText(/dded to cart$/).first()).toBeVisible();
  await back(page);

  await expect(page).toHaveURL('/about');
  await expect(headerCart(page, 'Cart (1)')).toBeVisible();
  await expectGreeting(page, 'Hi, Asha');

  await page.goto('/faq');
  await (await accountPlace(page)).getByRole('button', { name: 'Logout' }).click();
  // A phone's menu is still open, and Back would close it first.
  await page.keyboard.press('Escape');
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  // Its place in the history goes a moment later (shared/src/ui/layout/close-on-back.ts).
  await page.waitForFunction(() => !Object.hasOwn(history, 'pushState'));
  await back(page);

  await expect(page).toHaveURL('/about');
  await expect(headerCart(page, 'Cart')).toBeVisible();
  await expect((await accountPlace(page)).getByRole('link', { name: 'Login' })).toBeVisible();
});
