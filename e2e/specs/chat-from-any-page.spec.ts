import { coveredAtRest, coveredControls } from '../fixtures/float-covers';
import { expect, test } from '../fixtures/shop-test';
import { setTextSize } from '../fixtures/sideways';

const windows = [
  { width: 390, height: 844, text: '' },
  { width: 320, height: 640, text: '' },
  { width: 390, height: 844, text: '200%' },
  { width: 740, height: 360, text: '' },
  { width: 1280, height: 800, text: '' },
] as const;

/** Parts of the way down a page, upwards: on the way down the button is not there. */
const stops = [1, 0.6, 0.3, 0];

test.describe('the floating WhatsApp button', () => {
  for (const { width, height, text } of windows) {
    test(`lies on no control at ${width}×${height} ${text}`, async ({ page, hydrated }) => {
      await page.setViewportSize({ width, height });
      await page.clock.install();
      for (const path of ['/products', '/contact', '/register']) {
        await page.goto(path);
        await hydrated();
        await setTextSize(page, text);
        for (const stop of stops) {
          await page.evaluate((part) => {
            const { scrollHeight } = document.documentElement;
            window.scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' });
          }, stop);
          // Repeatedly where cards that come into view change the page's height.
          await expect.poll(() => coveredAtRest(page), `${path} at ${stop}`).toEqual([]);
        }
      }
    });
  }

  test('is seen on a page as it is opened', async ({ page, hydrated }) => {
    const button = page.locator('aside[aria-label=Chat]').getByRole('link');
    for (const path of ['/', '/products', '/contact', '/blogs', '/faq', '/register']) {
      await page.goto(path);
      await hydrated();
      await expect.poll(() => coveredControls(page), path).toEqual([]);
      await expect(button, path).toBeInViewport({ ratio: 1 });
    }
  });
});
