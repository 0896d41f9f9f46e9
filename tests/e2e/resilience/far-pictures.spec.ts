import { expect, test } from '../fixtures/shop-test';

test('no picture far below the view is fetched, whether scripts come or not', async ({ page }) => {
  /** Runs in the page: pictures that wait, and which of them are fetched all the same. */
  const waiting = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-later]')];
    return {
      some: pictures.length > 3,
      fetched: pictures.filter(({ complete, naturalWidth }) => complete || naturalWidth > 0).length,
    };
  };
  await page.goto('/products');
  await page.waitForFunction(() => document.documentElement.dataset.page === 'alive');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(waiting)).toEqual({ some: true, fetched: 0 });

  await page.route(/\/remotes\/.*\.js/, () => undefined);
  for (const path of ['/products', '/blogs', '/about']) {
    await page.goto(path);
    await page.waitForFunction(() => window.shopBooting?.scripts !== undefined);
    expect([path, await page.evaluate(waiting)]).toEqual([path, { some: true, fetched: 0 }]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
