import { expect, test } from '../fixtures/shop-test';

const pages = ['/', '/products', '/products?view=list', '/products?q=zzzz', 'product', '/nowhere'];

for (const name of pages) {
  test.describe(`everyone can use ${name}`, () => {
    test.beforeEach(async ({ page, catalogue, alive, expectComplaint }) => {
      if (name === '/nowhere') expectComplaint(/404/);
      // At the end of a fade, colours are what they will be.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(name === 'product' ? `/products/${catalogue.bag().slug}` : name);
      await alive();
      await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    });

    test('with any means: axe finds nothing', async ({ axe }) => {
      await axe();
    });

    test('on a screen 320 pixels wide, which is also 200 % and more of a wide one', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.reload();

      const wide = await page.evaluate(() => {
        const most = document.documentElement.clientWidth;
        return [...document.querySelectorAll('body *')]
          .filter((element) => {
            const { right, left, width } = element.getBoundingClientRect();
            return width > 0 && (right > most + 1 || left < -1);
          })
          .map((element) => element.outerHTML.slice(0, 100));
      });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);

      await expect.poll(overflow, wide.slice(0, 5).join('\n')).toBeLessThanOrEqual(320);
    });

    test('with large text', async ({ page }) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });

      const sideways = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });

      await expect.poll(sideways).toBeLessThanOrEqual(0);
    });

    test('by keyboard: the first stop skips to the content', async ({ page }) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');

      await expect(page.locator('#main')).toBeFocused();
    });
  });
}
