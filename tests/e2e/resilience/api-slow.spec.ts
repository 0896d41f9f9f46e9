import type { Page } from '@playwright/test';
import { expect, test } from './bad-day-test';
import type { StandInApi } from './stand-in-api';

const widths = [1280, 390];

/** Pages, their text while waiting, and their text then. */
async function pagesOf({ url }: StandInApi) {
  const first = async (kind: string) =>
    (await (await fetch(`${url}/api/auth/${kind}/`)).json())[0] as { slug: string; title: string };
  const [product, post] = await Promise.all([first('products'), first('blogs')]);
  return [
    { path: '/products', waits: 'Loading products…', shows: /^Showing \d+ products$/ },
    { path: `/products/${product.slug}`, waits: 'Loading product…', shows: product.title },
    { path: '/blogs', waits: 'Loading blog posts…', shows: post.title },
    { path: `/blog/${post.slug}`, waits: 'Loading blog post…', shows: post.title },
  ];
}

async function shownAtAllWidths(page: Page, text: string | RegExp): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('main').getByText(text).filter({ visible: true })).not.toHaveCount(
      0,
    );
  }
}

test.describe('while the API is slow', () => {
  test('pages wait for it and show the answer, without a press or a reload', async ({
    page,
    request,
    apiOfTheDay,
    expectComplaint,
  }) => {
    // The API is slow with pictures too: the storefront gives up waiting for one.
    expectComplaint(/503|504.*\/media\//);
    for (const { path, waits, shows } of await pagesOf(apiOfTheDay)) {
      const letGo = apiOfTheDay.hold();
      const requested = page.waitForRequest(/\/api\/auth\/(products|blogs)\//);
      const response = await page.goto(path);
      // The visitor does nothing but wait: `hydrated` would act for them.
      await requested;

      expect(response?.status(), path).toBe(503);
      expect(response?.headers()).toMatchObject({
        'retry-after': '10',
        'cache-control': 'no-store',
      });
      const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
      const toRobot = await request.get(path, { headers: robot });
      expect(toRobot.status(), `${path}, to a robot`).toBe(503);
      expect(toRobot.headers()).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
      await shownAtAllWidths(page, waits);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByText(/Failed to load/)).toHaveCount(0);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      letGo();

      await shownAtAllWidths(page, shows);
      await expect(page.getByText(waits)).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    }
  });

  test('Home is there, and its products come', async ({ page, apiOfTheDay, hydrated }) => {
    const letGo = apiOfTheDay.hold();
    const requested = page.waitForRequest(/\/api\/auth\/products\//);
    const response = await page.goto('/');
    await hydrated();
    await requested;
    expect(response?.status()).toBe(200);
    letGo();
    const featured = page.getByRole('region', { name: 'Featured Bags' });
    await expect(featured.getByRole('article')).toHaveCount(8);
  });

  test('and then fails, the page says so with Try again', async ({
    page,
    apiOfTheDay,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/50\d/);
    const letGo = apiOfTheDay.hold();
    const requested = page.waitForRequest(/\/api\/auth\/products\//);
    await page.goto('/products');
    await hydrated();
    await requested;
    apiOfTheDay.mood = () => 'cut off';
    letGo();
    await expect(page.getByText('Failed to load products')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.describe('for visitors without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the page says so, and comes by itself when the API has answered', async ({
      page,
      apiOfTheDay,
      expectComplaint,
    }) => {
      expectComplaint(/503/);
      const letGo = apiOfTheDay.hold();
      await page.goto('/products');
      const main = page.getByRole('main');
      await expect(main.getByText(/The shop answers slowly just now/)).toBeVisible();
      await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      letGo();
      await expect(main.getByText(/^Showing \d+ products$/)).toBeVisible({ timeout: 20_000 });
    });
  });
});

test('while the API is away for half a minute, the page comes back with it by itself', async ({
  page,
  apiOfTheDay,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/50\d/);
  await page.clock.install();
  apiOfTheDay.mood = () => 'cut off';
  await page.goto('/blogs');
  await hydrated();
  await expect(page.getByText('Failed to load blog posts')).toBeVisible();
  // Code that is still on its way would be late by the clock of the page.
  await page.waitForLoadState('networkidle');
  const asksAfter = async (ms: number) => {
    const answer = page.waitForResponse(/\/api\/auth\/blogs\//);
    await page.clock.fastForward(ms);
    return (await answer).status();
  };
  expect(await asksAfter(10_000)).toBe(503);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  apiOfTheDay.mood = () => undefined;
  expect(await asksAfter(20_000)).toBe(200);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
