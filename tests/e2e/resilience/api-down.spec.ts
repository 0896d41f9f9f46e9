import { expect, test } from './bad-day-test';

/** A browser gives the API up after this, in ms (`platform/async/browser-timeouts.ts`). */
const apiTimeoutMs = 15_000;

test.describe('while the API is down', () => {
  test('the home page has the parts that need no API', async ({
    page,
    apiOfTheDay,
    hydrated,
    expectComplaint,
  }) => {
    apiOfTheDay.mood = () => 'cut off';
    expectComplaint(/5\d\d|catalog/);
    const complaint = page.waitForEvent('console', (message) => /catalog/.test(message.text()));
    const response = await page.goto('/');
    await hydrated();
    await complaint;

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: /Visit Our Store/ })).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  });

  for (const path of ['/products', '/products/some-bag', '/order/some-bag:2']) {
    test(`${path} says so, and a retry works without a reload`, async ({
      page,
      apiOfTheDay,
      hydrated,
      expectComplaint,
    }) => {
      apiOfTheDay.mood = () => 'cut off';
      expectComplaint(/50\d/);
      // After the visitor's first action the list is requested again; it must fail before the API is back.
      const askedAgain = path === '/products' && page.waitForResponse(/\/api\/auth\/products\//);
      const response = await page.goto(path);
      await hydrated();
      await askedAgain;

      expect(response?.status()).toBe(503);
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
      await expect(page.getByText('Failed to load products').first()).toBeVisible();
      await expect(
        page.getByRole('main').locator('a[href^="https://wa.me/"]').first(),
      ).toBeVisible();

      apiOfTheDay.mood = (url) =>
        url.includes('some-bag') ? { status: 404, body: { detail: 'Not found.' } } : undefined;
      if (path !== '/products') expectComplaint(/404/);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('button', { name: 'Try again' }).click();

      const back = {
        '/products': /Showing \d+ products/,
        '/products/some-bag': 'Product not found',
        '/order/some-bag:2': '“some-bag” is not in the shop.',
      }[path];
      await expect(page.getByText(back ?? '').first()).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  test('and silent, a page comes all the same, and says so when the browser has waited too', async ({
    page,
    request,
    apiOfTheDay,
    hydrated,
    expectComplaint,
    allowComplaint,
  }) => {
    apiOfTheDay.mood = () => 'silence';
    expectComplaint(/50\d/);
    // Apps that are still loading when the clock goes forward are late as well.
    allowComplaint(/took more than/);

    // The storefront answers with a page that it rendered before for 2 s more.
    const status = async () => (await request.get('/products')).status();
    await expect.poll(status, { timeout: 30_000 }).toBe(503);
    await page.clock.install();
    const sent = page.waitForRequest(/\/api\/auth\/products\//);
    const response = await page.goto('/products', { waitUntil: 'commit' });

    expect(response?.status()).toBe(503);
    await expect(page.getByRole('main').getByText('Loading products…')).toBeVisible();
    await hydrated();
    await sent;
    await page.clock.fastForward(apiTimeoutMs);
    await expect(page.getByText('Failed to load products').first()).toBeVisible();
  });
});

test.describe('while the API is not itself', () => {
  test('a failed category load is only logged', async ({
    page,
    apiOfTheDay,
    expectComplaint,
    hydrated,
  }) => {
    apiOfTheDay.mood = (path) =>
      path.startsWith('/api/auth/categories') ? { status: 500, body: {} } : undefined;
    expectComplaint(/categor/);
    const failedCall = page.waitForResponse(/\/categories\//);

    const response = await page.goto('/products');
    await hydrated();
    await failedCall;

    expect(response?.status()).toBe(200);
    await expect(page.getByText(/Showing \d+ products/)).toBeVisible();
    await expect(page.getByText(/Failed to load/)).toHaveCount(0);
  });

  test('in a shop without categories Home leads to all products', async ({ page, apiOfTheDay }) => {
    apiOfTheDay.mood = (path) =>
      /^\/api\/auth\/(categories|products)\//.test(path) ? { status: 200, body: [] } : undefined;
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    const section = page.getByRole('region', { name: 'Shop by Category' });
    await section.getByRole('link', { name: 'All Products' }).click();
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  });

  test('a 404 on the product list means an empty list', async ({
    page,
    apiOfTheDay,
    expectComplaint,
    hydrated,
  }) => {
    apiOfTheDay.mood = (path) =>
      path.startsWith('/api/auth/products/') ? { status: 404, body: {} } : undefined;
    // The browser itself puts a 404 on its console.
    expectComplaint(/404/);
    const failedCall = page.waitForResponse(/\/products\//);

    const response = await page.goto('/products');
    await hydrated();
    await failedCall;

    expect(response?.status()).toBe(200);
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  });
});

test('feeds are not there while the API is down, so that no marketplace drops a product', async ({
  request,
  apiOfTheDay,
}) => {
  apiOfTheDay.mood = () => 'cut off';
  for (const feed of ['/feeds/catalog.csv', '/feeds/google-local.xml']) {
    const answer = await request.get(feed);
    expect([feed, answer.status()]).toEqual([feed, 503]);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  }
});
