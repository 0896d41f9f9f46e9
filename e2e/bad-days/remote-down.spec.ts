import { expect, test } from '../fixtures/shop-test';

const catalog = /\/remotes\/catalog\//;
const account = /\/remotes\/account\//;

test.describe('while the catalogue does not answer', () => {
  test('its page says so and offers WhatsApp, and a retry works without a reload', async ({
    page,
    alive,
    expectComplaint,
  }) => {
    expectComplaint(/catalog|ERR_FAILED/i);
    await page.route(catalog, (route) => route.abort());
    await page.goto('/about');
    await alive();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();

    const notice = page.getByRole('alert');
    await expect(notice).toBeVisible({ timeout: 12_000 });
    await expect(notice.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();

    await page.unroute(catalog);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/Showing \d+ products/)).toBeVisible();
  });

  test('and is silent, its page says so within seconds; the rest works', async ({
    page,
    alive,
  }) => {
    await page.route(catalog, () => {});
    await page.goto('/about');
    await alive();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();

    await expect(page.getByRole('alert')).toBeVisible({ timeout: 12_000 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page that the server has drawn stays, and its links work', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/catalog|ERR_FAILED/i);
    await page.route(catalog, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/products');
    await failed;

    await page
      .getByRole('main')
      .getByRole('link', { name: /^View / })
      .first()
      .click();

    await expect(page).toHaveURL(/\/products\/.+/);
    await expect(page.getByRole('link', { name: 'Order on WhatsApp' }).first()).toBeVisible();
  });
});

test('while the account part is down, its buttons are links to sign in', async ({
  page,
  catalogue,
  alive,
  expectComplaint,
}) => {
  expectComplaint(/account|ERR_FAILED/i);
  await page.route(account, (route) => route.abort());
  await page.goto(`/products/${catalogue.bag().slug}`);
  await alive();

  const add = page.getByRole('main').getByRole('link', { name: 'Add to Cart' }).first();
  await expect(add).toHaveAttribute('href', /^\/login\?next=/);
  await expect(page.getByRole('link', { name: 'Order on WhatsApp' }).first()).toBeVisible();
});
