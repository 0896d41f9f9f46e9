import type { LaunchOptions } from '@playwright/test';
import { chromium } from './chromium';

/** A browser that runs anywhere and calls nobody by itself. */
export const launchOptions: LaunchOptions = {
  executablePath: chromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};
