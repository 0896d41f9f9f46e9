import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './browsers/visitor-test';

/** From `platform/commands/test-browsers.mjs`: the installed ones. */
const installed: BrowserOptions['program'][] = JSON.parse(process.env.TEST_BROWSERS ?? '[]');

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The main stories in other browsers than `npm test` has; `npm run test:browsers` opens them. */
export default defineConfig<object, BrowserOptions>({
  testDir: path.join(import.meta.dirname, 'browsers'),
  outputDir: path.join(import.meta.dirname, 'test-results/browsers'),
  globalSetup: path.join(import.meta.dirname, 'browsers/open-shop.ts'),
  forbidOnly: true,
  workers: 2,
  // WebKit takes 20 seconds for a page where ten processes wait for each core.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  projects: installed.flatMap((program) =>
    sizes.map((size) => ({
      name: `${program.name} ${size.width}`,
      grepInvert: size === sizes[0] ? undefined : /@one-width/,
      grep: program.level === 'readable' ? /@readable/ : undefined,
      use: { program, size },
    })),
  ),
});
