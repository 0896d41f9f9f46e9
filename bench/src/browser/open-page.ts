import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { openChromium } from './open-chromium';

/** How long (ms) a page may take to come alive. */
const timeoutMs = 60_000;

/**
 * Opens a page and waits until React answers to the visitor and the network is idle.
 * @returns a wait for the network to be idle again, for so many ms
 */
export async function openPage(page: Page, url: string): Promise<(quiet: number) => Promise<void>> {
  const quiet = watchNetwork(page);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  await comeAlive(page);
  await quiet();
  return quiet;
}

/** Asks from outside: waiting inside the page needs an eval, which its policy forbids. */
async function comeAlive(page: Page): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await page.evaluate(isAlive))) {
    if (performance.now() > end) throw new Error(`${page.url()} does not come alive`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Runs in the page: React leaves its props on every element that it has taken over. */
const isAlive = (): boolean =>
  Object.keys(document.querySelector('#root main') ?? {}).some((key) =>
    key.startsWith('__reactProps$'),
  );

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

/**
 * Watches the network of a page; call it before the page is opened.
 * @returns a wait until nothing was under way for `quiet` ms; it rejects after `limit` ms
 */
function watchNetwork(page: Page): (quiet?: number, limit?: number) => Promise<void> {
  const underWay = new Set<unknown>();
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  const done = (request: unknown) => {
    underWay.delete(request);
    note();
  };
  page.on('request', (request) => {
    underWay.add(request);
    note();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async (quiet = 2_000, limit = 60_000) => {
    const end = performance.now() + limit;
    note();
    while (underWay.size > 0 || performance.now() - last < quiet) {
      if (performance.now() > end) throw new Error('the network of the page does not come to rest');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}

declare global {
  interface Window {
    /** the measurement under way in the page, in ms */
    benchTime?: Promise<number>;
    __name?: (value: unknown) => unknown;
  }
}

/**
 * Makes functions that are sent into a page run there: the compiler calls this helper in them to
 * keep their names.
 */
export const pageHelpers = 'globalThis.__name ??= (value) => value;';
