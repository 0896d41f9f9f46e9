import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './harness/launch-options';

/** A developer's view of a change; apart from `npm test`, since it builds the shop again. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'dev'),
  outputDir: path.join(import.meta.dirname, 'test-results'),
  forbidOnly: true,
  workers: 1,
  timeout: 240_000,
  // A build lies between a change and its display.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', launchOptions: launchOptions() },
});
