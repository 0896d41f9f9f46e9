import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ShopOptions } from './fixtures/shop-test';
import { launchOptions } from './harness/launch-options';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** One project: each starts three workers of its own. */
const everything = /(releases|resilience|specs)\/.*\.spec\.ts$/;

/** What looks or works otherwise on a wide screen; all else is tested once, on the phone. */
const wideScreen = /specs\/(everyone-can-use-it|open-a-page)\.spec\.ts$/;

/**
 * The same, of what any API with the spec's calls and fields must allow. The screen does not matter
 * to an API: one run tries both, instead of two that differ from the phone's in one thing each.
 */
const wideScreenAnyApi =
  /specs\/(browse-products|cart|look-at-a-product|order-on-whatsapp|wishlist)\.spec\.ts$/;

/** What any API must allow, and is the same on any screen. */
const anyApi = /specs\/(browse-the-blog|browse-without-scripts|look-by-touch)\.spec\.ts$/;

/** What the visitor's text face may break: once more with a face a third wider. */
const layout = /specs\/(everyone-can-use-it|fit-a-phone-by-touch|read-with-large-text)\.spec\.ts$/;

export default defineConfig<ShopOptions>({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'harness/open-shops.ts'),
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: 3,
  // Each step has a limit of its own: on a busy machine a story of many steps takes long, and goes on.
  timeout: 120_000,
  // More than the 7 s after which a page that does not answer is given up.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  // Releases, whose stories wait for each other, begin first, so that one worker does not end alone.
  projects: [
    { name: 'phone', testMatch: everything, use: phone },
    { name: 'desktop', testMatch: wideScreen, use: desktop },
    { name: 'desktop-plain', testMatch: wideScreenAnyApi, use: { ...desktop, api: 'plain' } },
    {
      name: 'wide-face',
      testMatch: layout,
      use: { ...phone, launchOptions: launchOptions('lexend-exa') },
    },
    { name: 'plain', testMatch: anyApi, use: { ...phone, api: 'plain' } },
  ],
});
