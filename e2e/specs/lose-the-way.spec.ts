import { expect, test } from '../fixtures/shop-test';
import { contentWidth } from '../fixtures/sideways';

test.describe('a visitor at a wrong address', () => {
  test('reads so, with status 404, and finds home', async ({ page, expectComplaint, hydrated }) => {
    expectComplaint(/404/);
    const response = await page.goto('/no/such/page');
    await hydrated();

    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveURL('/');
  });

  test('to a product that is gone reads so, with status 404', async ({
    page,
    expectComplaint,
    hydrated,
  }) => {
    expectComplaint(/404/);
    const response = await page.goto('/products/no-such-product');
    await hydrated();

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to products' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('to a file that is missing gets one plain line', async ({ request }) => {
    for (const path of ['/remotes/nope.js', '/releases/nope.json']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['content-type'], path).toContain('text/plain');
      expect(await response.text(), path).toBe('There is nothing at this address (404).\n');
    }
  });

  for (const path of [
    '/products/%00',
    '/products/%ED%A0%80',
    '/products/..%2F..%2Fetc%2Fpasswd',
    `/products/${'a'.repeat(3000)}`,
    '/products/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]) {
    test(`by a hostile address gets a page, not a fault: ${path.slice(0, 48)}`, async ({
      request,
    }) => {
      const response = await request.get(path);
      const html = await response.text();

      expect([400, 404]).toContain(response.status());
      expect(html).not.toContain('<script>alert');
      expect(html).not.toMatch(/\n\s+at .*:\d+:\d+/);
    });
  }

  for (const query of [
    'category=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    `q=${'%E2%80%AE'.repeat(50)}`,
    'page=-1&sort=__proto__&view=constructor',
    'page=99999999999999999999',
    `q=${'x'.repeat(2000)}`,
    'q=%00%ED%A0%80&category=%00',
  ]) {
    test(`by a hostile query still sees a list that fits the screen: ${query.slice(0, 40)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const response = await page.goto(`/products?${query}`);

      expect(response?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await contentWidth(page)).toBeLessThanOrEqual(320);
    });
  }
});
