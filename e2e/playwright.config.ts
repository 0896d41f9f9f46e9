import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ShopOptions } from './fixtures/shop-test';
import { chromium } from './harness/chromium';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** A browser that runs anywhere and calls nobody by itself. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** What a visitor does in the catalogue, which any API with the spec's fields must allow. */
const catalogue = /specs\/(browse|look|order)-.*\.spec\.ts$/;
const everything = /specs\/.*\.spec\.ts$/;

/** What does not depend on the screen is tested once, on the phone. */
const anyScreen = /specs\/(lose-the-way|stay-safe)\.spec\.ts$/;
const byTouch = /specs\/.*-by-touch\.spec\.ts$/;

export default defineConfig<ShopOptions>({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'harness/open-shops.ts'),
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium(), args: quiet },
  },
  projects: [
    { name: 'phone', testMatch: everything, use: phone },
    { name: 'desktop', testMatch: everything, testIgnore: [anyScreen, byTouch], use: desktop },
    { name: 'plain-phone', testMatch: catalogue, use: { ...phone, api: 'plain' } },
    {
      name: 'plain-desktop',
      testMatch: catalogue,
      testIgnore: byTouch,
      use: { ...desktop, api: 'plain' },
    },
    { name: 'bad-days', testMatch: /bad-days\/.*\.spec\.ts$/, use: phone },
  ],
});
