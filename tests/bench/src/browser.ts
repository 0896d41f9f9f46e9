import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { startChild } from '../../e2e/harness/child';
import { chromium as findChromium } from '../../e2e/harness/chromium';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  // Playwright loses sight of a page that comes back from this cache.
  '--disable-back-forward-cache',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/**
 * Opens a browser of its own, with a fresh profile. Playwright would start it with flags that change
 * when pages are painted.
 * @returns port of its debugging protocol, and a function that closes it
 * @throws when it does not start
 */
export async function openChromium(): Promise<{ port: number; close(): Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'shop-bench-profile-'));
  const removeProfile = () =>
    rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    const args = [...flags, `--user-data-dir=${profile}`, 'about:blank'];
    const { found, end } = await startChild(findChromium(), args, {
      cwd: tmpdir(),
      ready: /^DevTools listening on ws:\/\/[^:]+:(\d+)\//,
      timeoutMs: 30_000,
      detached: true,
    });
    return { port: Number(found), close: () => end().then(removeProfile) };
  } catch (error) {
    await removeProfile();
    throw error;
  }
}

/** Opens a page in a browser of its own, and closes both when the work is done. */
export async function withPage<T>(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { port, close } = await openChromium();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const context = await browser.newContext(options);
    // The compiler calls this helper, to keep their names, in functions that are sent into a page.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    await context.addInitScript(installStopwatch, 10_000);
    const result = await work(await context.newPage());
    await browser.close();
    return result;
  } finally {
    await close();
  }
}

/** Lighthouse's phone. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const phoneCpuSlowdown = 4;

/** The same as `withPage`, on a phone with a slow processor. */
export const withPhone = <T>(work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> =>
  withPage(phone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phoneCpuSlowdown });
    return work(page, session);
  });

declare global {
  interface Window {
    startStopwatch: (event: keyof WindowEventMap, isDone: () => boolean) => void;
    /** the measurement under way in the page, in ms */
    stopwatch?: Promise<number>;
  }
}

/**
 * Runs in the page. The stopwatch starts with the next event, by the event's own time, and stops
 * when the expected frame has been drawn.
 */
function installStopwatch(timeoutMs: number): void {
  window.startStopwatch = (event, isDone) => {
    window.stopwatch = new Promise((resolve, reject) => {
      let startedAt = 0;
      const start = ({ timeStamp }: Event) => {
        startedAt = timeStamp;
      };
      addEventListener(event, start, { capture: true, once: true });
      const late = () => reject(new Error(`nothing was shown for the ${event}`));
      const timer = setTimeout(late, timeoutMs);
      // Each frame: what a visitor sees may change without a change of the document.
      const checkFrame = () => {
        if (startedAt === 0 || !isDone()) return void requestAnimationFrame(checkFrame);
        clearTimeout(timer);
        // The task after the frame's callback runs when the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - startedAt);
        port2.postMessage(0);
      };
      requestAnimationFrame(checkFrame);
    });
    window.stopwatch.catch(() => {});
  };
}

/** How long a page may take to hydrate, in ms. */
const timeoutMs = 60_000;

/**
 * Opens a page and waits until React answers to the visitor and the network is idle.
 * @returns a wait for the network to be idle again, for so many ms
 */
export async function openPage(
  page: Page,
  url: string,
): Promise<(quietMs: number) => Promise<void>> {
  const quiet = watchNetwork(page);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  // Asked from outside: waiting inside the page needs an eval, which its policy forbids.
  const end = performance.now() + timeoutMs;
  while (!(await page.evaluate(isAlive))) {
    if (performance.now() > end) throw new Error(`${page.url()} does not hydrate`);
    await page.waitForTimeout(100);
  }
  await quiet(2_000);
  return quiet;
}

/** Runs in the page: React leaves its props on every element that it has taken over. */
const isAlive = (): boolean =>
  Object.keys(document.querySelector('#root main') ?? {}).some((key) =>
    key.startsWith('__reactProps$'),
  );

/**
 * Watches the network of a page; call it before the page is opened.
 * @returns a wait until nothing was under way for so many ms; it rejects after a minute
 */
export function watchNetwork(page: Page): (quietMs: number) => Promise<void> {
  const underWay = new Set<unknown>();
  let last = performance.now();
  const done = (request: unknown) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    last = performance.now();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async (quietMs) => {
    last = performance.now();
    const end = last + timeoutMs;
    while (underWay.size > 0 || performance.now() - last < quietMs) {
      if (performance.now() > end) throw new Error('the network of the page does not come to rest');
      await page.waitForTimeout(50);
    }
  };
}
