import type { Page } from '@playwright/test';
import { productLinks } from '../fixtures/product-links';
import { expect, test } from '../fixtures/shop-test';

const footer = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

const menu = (name: string) => async (page: Page) => {
  await page.locator('header details > summary').click();
  const links = page.getByRole('banner').getByRole('link', { name, exact: true });
  await links.filter({ visible: true }).click();
};

const presses = [
  { name: 'FAQ', from: '/about', press: footer('FAQ'), shows: 'How long does delivery take?' },
  { name: 'Contact', from: '/about', press: footer('Contact'), shows: 'Send message' },
  { name: 'Home', from: '/about', press: footer('Home'), shows: 'Shop all products' },
  { name: 'Login', from: '/about', press: menu('Login'), shows: 'Forgot password?' },
  {
    name: 'a product',
    from: '/products',
    press: (page: Page) => productLinks(page).first().click(),
    shows: 'Local Delivery',
  },
];

for (const { name, from, press, shows } of presses) {
  test(`offline, ${name} says so, offers the phone, and opens by itself when the line is back`, async ({
    page,
    context,
    hydrated,
    expectComplaint,
  }) => {
    await page.goto(from);
    await hydrated();
    await page.waitForLoadState('networkidle');
    expectComplaint(/ERR_INTERNET_DISCONNECTED|chunk|slot|answer/i);
    await context.setOffline(true);
    await press(page);

    const notice = page.getByRole('alert');
    await expect(notice).toContainText('You are offline');
    await expect(notice.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    const again = notice.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeEnabled();
    await expect(notice).toContainText('You are offline');

    await context.setOffline(false);
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
    await hydrated();
  });
}
