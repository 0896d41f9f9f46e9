import { expect, test } from '../fixtures/shop-test';

test.describe('a visitor finds the shop', () => {
  test('by the links at the head of every page', async ({ page, hydrated }) => {
    await page.goto('/');
    await hydrated();
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    if (isPhone) await page.getByLabel('Menu', { exact: true }).first().click();

    const header = page.getByRole('banner');
    for (const [name, path] of [
      ['Home', '/'],
      ['Products', '/products'],
      ['About', '/about'],
      ['Blogs', '/blogs'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
      ['Login', '/login'],
      ['Register', '/register'],
    ] as const) {
      const link = header.getByRole('link', { name, exact: true }).filter({ visible: true });
      await expect(link.first()).toHaveAttribute('href', path);
    }
    await expect(header.getByRole('link', { name: /^Call / }).first()).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    await expect(header.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
  });

  test('by the links and hours at the foot of every page', async ({ page }) => {
    await page.goto('/products');
    const footer = page.getByRole('contentinfo');

    const paths = ['/', '/products', '/about', '/contact', '/faq', '/care', '/privacy', '/terms'];
    const categories = ['mens', 'womens', 'wallets', 'office', 'travel', 'accessories'];
    for (const href of [...paths, ...categories.map((slug) => `/products?category=${slug}`)]) {
      await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
    }
    await expect(footer).toContainText('10:30 AM - 8:30 PM');
  });

  test('by its addresses and hours on the home page', async ({ page }) => {
    await page.goto('/');
    const visit = page.getByRole('region', { name: /Visit Our Store/ });

    await expect(visit).toContainText('10:00 AM - 10:00 PM');
    await expect(visit.locator('address')).toHaveCount(2);
    await expect(visit.getByRole('link', { name: /map|direction/i }).first()).toHaveAttribute(
      'href',
      /^https:/,
    );
  });

  test('and what it claims on the home page', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');

    await expect(main).toContainText('4.8');
    await expect(main).toContainText('20000+');
    await expect(main).toContainText('7+');
    await expect(main).toContainText('Example Overseas Trading Co.');
    await expect(main.getByRole('heading', { name: 'Featured Bags' })).toBeVisible();
    await expect(main.getByRole('heading', { name: /Why Choose/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Shop by Category' })).toBeVisible();
    await expect(main.locator('a[href="/testimonials"]').first()).toBeVisible();
  });

  test('and its owner, with a name whose last word is never alone in a line', async ({ page }) => {
    await page.goto('/');
    const words = page.getByText('is run by Example Overseas Trading Co.');
    // However wide the face is that the browser has.
    for (let width = 200; width <= 300; width += 10) {
      const lines = await words.evaluate((element, px) => {
        element.style.cssText = `width: ${px}px; padding: 0`;
        const range = document.createRange();
        range.selectNodeContents(element);
        const widths = new Map<number, number>();
        for (const { top, width: part } of range.getClientRects()) {
          widths.set(top, (widths.get(top) ?? 0) + part);
        }
        return [...widths.values()];
      }, width);
      const [first = 0, last = 0] = lines;
      expect([width, lines.length, last > first / 2]).toEqual([width, 2, true]);
    }
  });

  test('on a map that is fetched only on request', async ({ page, hydrated, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
    });
    await page.route('https://maps.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' }),
    );
    await page.goto('/');
    await hydrated();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(foreign).toEqual([]);

    await page.getByRole('button', { name: 'Show the map' }).click();

    await expect(page.getByTitle(/^Map of /)).toBeVisible();
    await expect.poll(() => foreign).toEqual(['https://maps.example/embed']);
    const onwards = page.getByRole('link', { name: 'Open in maps', exact: true });
    await expect(onwards).toBeVisible();
    await expect(onwards).toHaveAttribute('href', /^https:/);
  });

  test('by category from the home page', async ({ page, catalogue, hydrated }) => {
    await page.goto('/');
    await hydrated();
    const tiles = page.getByRole('region', { name: 'Shop by Category' });

    for (const { key } of catalogue.categories) {
      await expect(tiles.locator(`a[href="/products?category=${key}"]`)).toHaveCount(1);
    }
  });
});
