import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test';
import { setTextSize, sideways } from '../fixtures/sideways';

const pages = ['/', '/products', '/products?view=list', '/products?q=zzzz', 'product', '/nowhere'];

for (const name of pages) {
  test(`everyone can use ${name}`, async ({ page, catalogue, hydrated, axe, expectComplaint }) => {
    if (name === '/nowhere') expectComplaint(/404/);
    // At the end of a fade, colours are final.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(name === 'product' ? `/products/${catalogue.bag().slug}` : name);
    await hydrated();
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();

    await test.step('by keyboard: the first stop skips to the content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });

    await test.step('with any means: axe finds nothing', axe);

    await test.step('with large text', async () => {
      await setTextSize(page, '200%');
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
      await setTextSize(page, '');
    });

    await test.step('320 pixels wide, which is also 200 % and more of a wide one', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => sideways(page), await tooWide(page)).toBeLessThanOrEqual(0);
    });
  });
}

/** The elements that reach out of the page, for the message of a failure. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const maxWidth = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 0 && (right > maxWidth + 1 || left < -1);
    });
    return out
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 100))
      .join('\n');
  });
