import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { openChromium } from './open-chromium';

/** Opens a page in a browser of its own, and closes both when the work is done. */
export async function withPage<T>(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { port, close } = await openChromium();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const result = await work(page);
    await browser.close();
    return result;
  } finally {
    await close();
  }
}
