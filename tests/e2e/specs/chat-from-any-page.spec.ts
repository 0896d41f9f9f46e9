import type { Locator } from '@playwright/test';
import { coveredByButton } from '../fixtures/float-covers';
import { expect, test } from '../fixtures/shop-test';
import { setTextSize } from '../fixtures/sideways';

const order = '/order/everyday-sling-bag:tan:2,classic-bifold-wallet:1';

const windows = [
  { width: 390, height: 844, text: '' },
  { width: 320, height: 640, text: '' },
  { width: 390, height: 844, text: '200%' },
  { width: 740, height: 360, text: '' },
  { width: 1280, height: 800, text: '' },
] as const;

/** Parts of the way down a page. */
const stops = [0, 0.3, 0.6, 1];

test.describe('the floating WhatsApp button', () => {
  let button: Locator;
  test.beforeEach(({ page }) => {
    button = page.locator('aside[aria-label=Chat]').getByRole('link');
  });

  for (const { width, height, text } of windows) {
    test(`covers no text and no control at ${width}×${height} ${text}`, async ({
      page,
      hydrated,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/products', '/contact', '/register', order, '/faq']) {
        await page.goto(path);
        await hydrated();
        await setTextSize(page, text);
        for (const stop of stops) {
          await page.evaluate((part) => {
            const { scrollHeight } = document.documentElement;
            window.scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' });
          }, stop);
          // Repeatedly where cards that come into view change the page's height.
          await expect.poll(() => coveredByButton(page), `${path} at ${stop}`).toEqual([]);
          await expect(button, `${path} at ${stop}`).toBeInViewport({ ratio: 0.99 });
        }
      }
    });
  }

  test('is seen on a page as it is opened', async ({ page, hydrated }) => {
    for (const path of ['/', '/products', '/contact', '/blogs', '/faq', '/register']) {
      await page.goto(path);
      await hydrated();
      await expect.poll(() => coveredByButton(page), path).toEqual([]);
      await expect(button, path).toBeInViewport({ ratio: 1 });
    }
  });
});
