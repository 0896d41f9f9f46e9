import { launch } from 'chrome-launcher';
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromium as findChromium } from '../../e2e/harness/chromium';
import { installStopwatch } from './in-page';

/** In addition to the launcher's own, with which Lighthouse measures too. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  // Playwright loses sight of a page that comes back from this cache.
  '--disable-back-forward-cache',
  '--disable-quic',
];

/**
 * Opens a browser with a fresh profile. Playwright would start it with flags that change when pages
 * are painted.
 * @param work gets the port of its debugging protocol; the browser is closed after it
 */
export async function withChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  const { port, kill } = await launch({
    chromePath: findChromium(),
    chromeFlags: flags,
    // The stage ends all browsers of a run that is interrupted.
    handleSIGINT: false,
    logLevel: 'silent',
  });
  try {
    return await work(port);
  } finally {
    kill();
  }
}

/** Opens a page in a browser of its own, and closes both when the work is done. */
export const withPage = <T>(
  options: BrowserContextOptions,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> =>
  withChromium(async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const context = await browser.newContext(options);
    // The compiler calls this helper, to keep their names, in functions that are sent into a page.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    await context.addInitScript(installStopwatch, 20_000);
    const page = await context.newPage();
    const result = await work(page, await context.newCDPSession(page));
    await browser.close();
    return result;
  });

/** The screen of Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/** Its processor. */
export async function slowCpu(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The same as `withPage`, on a phone with a slow processor. */
export const withPhone = <T>(work: (page: Page) => Promise<T>): Promise<T> =>
  withPage(phone, async (page, session) => {
    await slowCpu(session);
    return work(page);
  });

/**
 * Asks again until something is so. Asked from outside: waiting inside a page needs an eval, which
 * its policy forbids.
 * @throws with the complaint, after a minute
 */
export async function until(
  page: Page,
  isSo: () => boolean | Promise<boolean>,
  complaint: string,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${page.url()} ${complaint}`);
    await page.waitForTimeout(50);
  }
}

const timeoutMs = 60_000;

/** Waits until nothing was under way on the network for so many ms. */
type Quiet = (quietMs: number) => Promise<void>;

/**
 * Opens a page and waits until React answers to the visitor and the network is idle.
 * @returns a wait for the network to be idle again
 */
export async function openPage(page: Page, url: string): Promise<Quiet> {
  const quiet = watchNetwork(page);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  await until(page, () => page.evaluate(isAlive), 'does not hydrate');
  await quiet(2_000);
  return quiet;
}

/** Runs in the page: React leaves its props on every element that it has taken over. */
const isAlive = (): boolean =>
  Object.keys(document.querySelector('#root main') ?? {}).some((key) =>
    key.startsWith('__reactProps$'),
  );

/** Watches the network of a page; call it before the page is opened. */
export function watchNetwork(page: Page): Quiet {
  const underWay = new Set<unknown>();
  let last = performance.now();
  const started = (request: unknown) => {
    underWay.add(request);
    last = performance.now();
  };
  const done = (request: unknown) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', started).on('requestfinished', done).on('requestfailed', done);
  return async (quietMs) => {
    last = performance.now();
    const isQuiet = () => underWay.size === 0 && performance.now() - last >= quietMs;
    await until(page, isQuiet, 'does not come to rest on the network');
  };
}
